import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ApiError } from "../http/api-error.mjs";
import { applyPartial } from "./apply-partial.mjs";

const recordSchema = z.record(z.string(), z.unknown());
const actionSchema = z.object({
  action: z.enum([
    "addObject",
    "updateObject",
    "partialUpdateObject",
    "partialUpdateObjectNoCreate",
    "deleteObject",
    "delete",
    "clear",
  ]),
  body: recordSchema.default({}),
});
export const batchSchema = z.object({ requests: z.array(actionSchema) });
export const multipleBatchSchema = z.object({
  requests: z.array(actionSchema.extend({ indexName: z.string().min(1) })),
});
/** @typedef {z.output<typeof actionSchema>} BatchAction */

/** What the service takes in its smaller plans: a record that grows past it is found out here. */
const mostBytesOfRecord = 10_000;

/** @param {Readonly<Record<string, unknown>>} body @param {number} place */
function readId(body, place) {
  const { objectID } = body;
  if (typeof objectID === "string" && objectID !== "") return objectID;
  if (typeof objectID === "number") return String(objectID);
  throw new ApiError(400, `Object at position ${place} has no objectID`);
}

/** @param {string} id @param {Readonly<Record<string, unknown>>} record @param {number} place */
function checkSize(id, record, place) {
  const bytes = Buffer.byteLength(JSON.stringify(record));
  if (bytes > mostBytesOfRecord)
    throw new ApiError(
      400,
      `Record at the position ${place} objectID=${id} is too big size=${bytes}/${mostBytesOfRecord} bytes`,
    );
}

/**
 * Applies writes in their order, all or, when one of them cannot be, none.
 *
 * @param {import("./create-store.mjs").Store} store
 * @param {string} indexName
 * @param {readonly BatchAction[]} actions
 * @returns {{ taskID: number, objectIDs: string[] }}
 * @throws {ApiError} 400
 */
export function applyBatch(store, indexName, actions) {
  const known = store.has(indexName) ? store.open(indexName).data.records : new Map();
  /** Records as they will be; null once deleted. @type {Map<string, Readonly<Record<string, unknown>> | null>} */
  const pending = new Map();
  let isCleared = false;
  let isDeleted = false;
  const current = (/** @type {string} */ id) =>
    pending.has(id) ? (pending.get(id) ?? null) : isCleared ? null : (known.get(id) ?? null);

  const objectIDs = actions.map(({ action, body }, place) => {
    if (action === "clear" || action === "delete") {
      pending.clear();
      isCleared = true;
      isDeleted = action === "delete";
      return "";
    }
    isDeleted = false;
    const isNew = action === "addObject" && body["objectID"] === undefined;
    const id = isNew ? randomUUID() : readId(body, place);
    if (action === "deleteObject") {
      pending.set(id, null);
      return id;
    }
    const isPartial = action === "partialUpdateObject" || action === "partialUpdateObjectNoCreate";
    const before = current(id);
    if (action === "partialUpdateObjectNoCreate" && before === null) return id;
    const record = { ...(isPartial ? applyPartial(before ?? {}, body) : body), objectID: id };
    checkSize(id, record, place);
    pending.set(id, record);
    return id;
  });

  if (isDeleted) return { taskID: store.remove(indexName), objectIDs };
  const index = store.open(indexName);
  const { data } = index;
  if (isCleared) data.replaceAll(new Map());
  for (const [id, record] of pending) {
    if (record === null) data.forget(id);
    else data.keep(id, record);
  }
  return { taskID: store.finish(index), objectIDs };
}
