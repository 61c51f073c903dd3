export { config, default } from "../features/catalogue/jobs/delete-old-exports.ts";
