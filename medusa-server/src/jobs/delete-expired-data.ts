export { config, default } from "../features/retention/jobs/delete-expired-data.ts";
