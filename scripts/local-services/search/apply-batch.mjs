import { z } from "zod";
import { ApiError } from "./api-error.mjs";

/** @typedef {import("./records.mjs").StoredRecord} StoredRecord */

const actionSchema = z.object({
  action: z.enum(["addObject", "deleteObject"]),
  body: z.looseObject({ objectID: z.string().min(1) }),
});
export const batchSchema = z.object({ requests: z.array(actionSchema) });

/** Maximum size of a record in Algolia's smaller plans, so that a too large record fails here first. */
const maxRecordBytes = 10_000;

/**
 * Resolves the records that a batch of writes changes; null for a deleted record.
 *
 * @param {z.output<typeof batchSchema>["requests"]} writes
 * @throws {ApiError} 400 for the whole batch when one of its writes is invalid
 */
export function applyBatch(writes) {
  /** @type {Map<string, StoredRecord | null>} */
  const changes = new Map();
  for (const { action, body } of writes) {
    const { objectID: id } = body;
    const bytes = Buffer.byteLength(JSON.stringify(body));
    if (bytes > maxRecordBytes)
      throw new ApiError(400, `Record objectID=${id} is too big size=${bytes}/${maxRecordBytes} bytes`);
    changes.set(id, action === "deleteObject" ? null : body);
  }
  return changes;
}
