export { config, default } from "../features/catalogue/jobs/begin-sales.ts";
