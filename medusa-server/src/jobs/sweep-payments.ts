export { config, default } from "../features/checkout/jobs/sweep-payments.ts";
