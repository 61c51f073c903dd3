export { config, default } from "../features/mails/subscribers/send-queued-mails.ts";
