export { config, default } from "../features/take-backs/jobs/expire-take-backs.ts";
