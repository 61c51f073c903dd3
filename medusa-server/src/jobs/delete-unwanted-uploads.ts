export { config, default } from "../features/inbox/jobs/delete-unwanted-uploads.ts";
