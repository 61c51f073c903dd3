export { config, default } from "../features/catalogue/jobs/end-passed-restocks.ts";
