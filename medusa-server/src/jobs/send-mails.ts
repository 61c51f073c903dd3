export { config, default } from "../features/mails/jobs/send-mails.ts";
