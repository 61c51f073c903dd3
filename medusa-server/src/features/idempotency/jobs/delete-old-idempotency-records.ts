import type { Container } from "../../../platform/container.ts";
import { IDEMPOTENCY_RECORD_MODULE } from "../modules/idempotency-record/index.ts";

/** Several servers may run the job at once: it is one statement, so that a second run finds nothing to delete. */
export default async function deleteOldRecords(container: Container): Promise<void> {
  const records = container.resolve(IDEMPOTENCY_RECORD_MODULE);
  await records.deleteOldRecords(new Date());
}

export const config = { name: "delete-old-idempotency-records", schedule: "17 * * * *" };
