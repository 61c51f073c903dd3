import type { MedusaContainer } from "@medusajs/framework/types";
import { IDEMPOTENCY_RECORD_MODULE } from "../modules/idempotency-record/index.ts";

/** Several servers may run it at once: it is one statement, and the second run finds nothing. */
export default async function deleteOldRecords(container: MedusaContainer): Promise<void> {
  const records = container.resolve(IDEMPOTENCY_RECORD_MODULE);
  await records.deleteOldRecords(new Date());
}

export const config = { name: "delete-old-idempotency-records", schedule: "17 * * * *" };
