export { config, default } from "../features/newsletter/jobs/sync-newsletter.ts";
