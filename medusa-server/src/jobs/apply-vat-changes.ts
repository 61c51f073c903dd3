export { config, default } from "../features/catalogue/jobs/apply-vat-changes.ts";
