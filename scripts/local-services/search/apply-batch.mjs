import { z } from "zod";
import { ApiError } from "./api-error.mjs";

/** @typedef {import("./records.mjs").StoredRecord} StoredRecord */

const actionSchema = z.object({
  action: z.enum(["addObject", "deleteObject"]),
  body: z.looseObject({ objectID: z.string().min(1) }),
});
export const batchSchema = z.object({ requests: z.array(actionSchema) });

/** What the service takes in its smaller plans: a record that grows past it is found out here. */
const maxRecordBytes = 10_000;

/**
 * The records that writes change, null once deleted.
 *
 * @param {z.output<typeof batchSchema>["requests"]} writes
 * @throws {ApiError} 400 for all when one cannot be done
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
