export { config, default } from "../features/club/jobs/expire-points.ts";
