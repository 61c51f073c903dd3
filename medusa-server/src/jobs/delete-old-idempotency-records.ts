export { config, default } from "../features/idempotency/jobs/delete-old-idempotency-records.ts";
