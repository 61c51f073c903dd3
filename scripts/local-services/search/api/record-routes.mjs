import { z } from "zod";
import { createFilter, readClauses } from "../filters/create-filter.mjs";
import { ApiError } from "../http/api-error.mjs";
import { retrieve } from "../results/to-hit.mjs";
import { applyBatch, batchSchema, multipleBatchSchema } from "../store/apply-batch.mjs";
import { browse } from "./browse.mjs";
import { resolveSearchParameters, toParameterError } from "./search-parameters.mjs";

/**
 * @typedef {import("../http/find-route.mjs").Route} Route
 * @typedef {import("../http/find-route.mjs").Call} Call
 * @typedef {import("../store/create-store.mjs").Store} Store
 */

const objectsSchema = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      objectID: z.string(),
      attributesToRetrieve: z.array(z.string()).default(["*"]),
    }),
  ),
});

/** @template {z.ZodType} Schema @param {Schema} schema @param {unknown} input @returns {z.output<Schema>} */
function parse(schema, input) {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw toParameterError(result.error);
}

/** @param {Call} call */
const readNames = ({ params }) => ({ index: params["index"] ?? "", objectID: params["objectID"] ?? "" });

/** @param {Store} store @param {import("../store/apply-batch.mjs").BatchAction["action"]} action @param {Call} call */
function applyOne(store, action, call) {
  const { index, objectID } = readNames(call);
  const { taskID } = applyBatch(store, index, [{ action, body: { ...call.body, objectID } }]);
  return { taskID, objectID, updatedAt: new Date().toISOString() };
}

/** @param {Store} store @param {string} indexName @param {Readonly<Record<string, unknown>>} input */
function deleteBy(store, indexName, input) {
  const index = store.open(indexName);
  const settings = store.settingsOf(index);
  const clauses = readClauses(resolveSearchParameters(input, settings));
  if (clauses.length === 0)
    throw new ApiError(400, "deleteByQuery needs a filter; clear the index to delete everything");
  const isMeant = createFilter(clauses, settings);
  for (const [id, record] of index.data.records) if (isMeant(record)) index.data.forget(id);
  return store.finish(index);
}

/**
 * Reading and writing records.
 *
 * @param {Store} store
 * @returns {Route[]}
 */
export const createRecordRoutes = (store) => [
  {
    method: "POST",
    path: "/1/indexes/*/batch",
    permission: "admin",
    handle: ({ body }) => {
      const { requests } = parse(multipleBatchSchema, body);
      const names = [...new Set(requests.map(({ indexName }) => indexName))];
      const done = names.map((name) => ({
        name,
        ...applyBatch(
          store,
          name,
          requests.filter(({ indexName }) => indexName === name),
        ),
      }));
      return {
        taskID: Object.fromEntries(done.map(({ name, taskID }) => [name, taskID])),
        objectIDs: done.flatMap(({ objectIDs }) => objectIDs),
      };
    },
  },
  {
    method: "POST",
    path: "/1/indexes/*/objects",
    permission: "search",
    handle: ({ body }) => ({
      results: parse(objectsSchema, body).requests.map(({ indexName, objectID, attributesToRetrieve }) => {
        const index = store.get(indexName);
        const record = index.data.records.get(objectID);
        return record ? retrieve(record, { ...store.settingsOf(index), attributesToRetrieve }) : null;
      }),
    }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/batch",
    permission: "admin",
    handle: (call) => applyBatch(store, readNames(call).index, parse(batchSchema, call.body).requests),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/browse",
    permission: "admin",
    handle: (call) => browse(store, readNames(call).index, call.body),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/deleteByQuery",
    permission: "admin",
    handle: (call) => ({
      taskID: deleteBy(store, readNames(call).index, call.body),
      updatedAt: new Date().toISOString(),
    }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/clear",
    permission: "admin",
    handle: (call) => ({
      taskID: applyBatch(store, readNames(call).index, [{ action: "clear", body: {} }]).taskID,
      updatedAt: new Date().toISOString(),
    }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index",
    permission: "admin",
    handle: (call) => {
      const { index } = readNames(call);
      const { taskID, objectIDs } = applyBatch(store, index, [{ action: "addObject", body: call.body }]);
      return { taskID, objectID: objectIDs[0], createdAt: new Date().toISOString() };
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/:objectID/partial",
    permission: "admin",
    handle: (call) =>
      applyOne(
        store,
        call.query.get("createIfNotExists") === "false"
          ? "partialUpdateObjectNoCreate"
          : "partialUpdateObject",
        call,
      ),
  },
  {
    method: "GET",
    path: "/1/indexes/:index/:objectID",
    permission: "search",
    handle: (call) => {
      const { index, objectID } = readNames(call);
      const { data, ...found } = store.get(index);
      const record = data.records.get(objectID);
      if (!record) throw new ApiError(404, "ObjectID does not exist");
      const attributes = call.query.get("attributesToRetrieve");
      return retrieve(record, {
        ...store.settingsOf({ ...found, data }),
        attributesToRetrieve: attributes ? attributes.split(",") : ["*"],
      });
    },
  },
  {
    method: "PUT",
    path: "/1/indexes/:index/:objectID",
    permission: "admin",
    handle: (call) => applyOne(store, "updateObject", call),
  },
  {
    method: "DELETE",
    path: "/1/indexes/:index/:objectID",
    permission: "admin",
    handle: (call) => {
      const { taskID } = applyOne(store, "deleteObject", call);
      return { taskID, deletedAt: new Date().toISOString() };
    },
  },
];
