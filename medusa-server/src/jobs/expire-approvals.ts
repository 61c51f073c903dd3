export { config, default } from "../features/invoices/jobs/expire-approvals.ts";
