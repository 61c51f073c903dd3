export { config, default } from "../features/orders/jobs/delete-old-idempotency-records.ts";
