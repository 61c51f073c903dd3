import { Hono } from "hono";
import { cors } from "hono/cors";
import { z } from "zod";
import { ApiError, parse } from "./api-error.mjs";
import { batchSchema } from "./apply-batch.mjs";
import { resolveSearchParameters } from "./parameters.mjs";
import { findRecords, search } from "./search.mjs";
import { createStore } from "./store.mjs";
import { retrieve } from "./to-hit.mjs";

/**
 * @typedef {{ appId: string, adminKey: string, searchKey: string }} Keys
 * @typedef {import("hono").Context} Context
 */

const queriesSchema = z.object({ requests: z.array(z.looseObject({ indexName: z.string() })).max(50) });
const operationSchema = z.object({ operation: z.enum(["copy", "move"]), destination: z.string() });

/** Checks the key. Browsers send it with the application id in the URL, which avoids a CORS preflight. @param {Keys} keys @returns {import("hono").MiddlewareHandler} */
const authorize = (keys) => async (c, next) => {
  const read = (/** @type {string} */ name) => c.req.header(name) ?? c.req.query(name);
  const key = read("x-algolia-api-key");
  if (read("x-algolia-application-id") !== keys.appId || ![keys.adminKey, keys.searchKey].includes(key ?? ""))
    throw new ApiError(403, "Invalid Application-ID or API key");
  if (key !== keys.adminKey && !/\/(?:queries|query)$/.test(c.req.path))
    throw new ApiError(403, "Method not allowed with this API key");
  await next();
};

/** Parses a JSON body whatever its content type: browsers send JSON as plain text. @param {Context} c */
const readBody = async (c) =>
  parse(z.record(z.string(), z.unknown()), JSON.parse((await c.req.text()) || "{}"));

/**
 * Creates an emulator of the part of Algolia's REST API that the shop uses.
 *
 * @param {Keys} keys
 * @param {(origin: string) => boolean} isAllowedOrigin whose pages may search
 */
export function createApp(keys, isAllowedOrigin) {
  const store = createStore();
  const app = new Hono();
  const nameOf = (/** @type {Context} */ c) => c.req.param("index") ?? "";
  /** @param {string} name @param {Record<string, unknown>} input */
  const open = (name, input) => {
    const index = store.get(name);
    return { index, parameters: resolveSearchParameters(input, store.settingsOf(index)) };
  };
  const runQueries = (/** @type {unknown} */ input) =>
    parse(queriesSchema, input).requests.map(({ indexName, ...query }) => {
      const { index, parameters } = open(indexName, query);
      return search(index, parameters);
    });
  // A write is complete when it is answered, so every task is already published.
  const task = () => ({ taskID: 1, status: "published", updatedAt: new Date().toISOString() });

  app.onError((error, c) => {
    const known = error instanceof SyntaxError ? new ApiError(400, "Invalid JSON") : error;
    if (known instanceof ApiError)
      return c.json({ message: known.message, status: known.status }, known.status);
    console.error(error);
    return c.json({ message: "Internal error", status: 500 }, 500);
  });
  app.notFound((c) => c.json({ message: "Path not found", status: 404 }, 404));
  app.use(cors({ origin: (origin) => (isAllowedOrigin(origin) ? origin : null), maxAge: 600 }));
  app.get("/health", (c) => c.json({ status: "ok" }));
  app.use(authorize(keys));

  app.post("/1/indexes/*/queries", async (c) => c.json({ results: runQueries(await readBody(c)) }));
  // The storefront's dropdown searches by GET [7.19].
  app.get("/1/indexes/*/queries", (c) =>
    c.json({ results: runQueries({ requests: JSON.parse(c.req.query("requests") ?? "") }) }),
  );
  app.post("/1/indexes/:index/query", async (c) =>
    c.json(runQueries({ requests: [{ ...(await readBody(c)), indexName: nameOf(c) }] })[0]),
  );
  app.get("/1/indexes/:index/settings", (c) => {
    const index = store.get(nameOf(c));
    return c.json({ ...store.settingsOf(index), ...(index.primary !== null && { primary: index.primary }) });
  });
  app.put("/1/indexes/:index/settings", async (c) => {
    store.changeSettings(nameOf(c), await readBody(c));
    return c.json(task());
  });
  app.post("/1/indexes/:index/operation", async (c) => {
    const { operation, destination } = parse(operationSchema, await readBody(c));
    store[operation === "move" ? "move" : "copySettings"](nameOf(c), destination);
    return c.json(task());
  });
  app.post("/1/indexes/:index/batch", async (c) => {
    const { requests } = parse(batchSchema, await readBody(c));
    store.write(nameOf(c), requests);
    return c.json({ ...task(), objectIDs: requests.map(({ body }) => body.objectID) });
  });
  // Browses records in the order of their ids, so that a write between two pages neither repeats nor skips a record.
  app.post("/1/indexes/:index/browse", async (c) => {
    const { cursor = "", ...input } = await readBody(c);
    const { index, parameters } = open(nameOf(c), { hitsPerPage: 1000, ...input });
    const found = findRecords(index, parameters).map(
      ({ record }) => /** @type {const} */ ([String(record["objectID"]), record]),
    );
    const left = found.filter(([id]) => id > String(cursor)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const page = left.slice(0, parameters.hitsPerPage);
    const hits = page.map(([, record]) => retrieve(record, parameters.attributesToRetrieve));
    return c.json({ hits, ...(left.length > page.length && { cursor: page.at(-1)?.[0] }) });
  });
  app.delete("/1/indexes/:index", (c) => {
    store.remove(nameOf(c));
    return c.json(task());
  });
  app.get("/1/indexes/:index/task/:task", (c) => c.json(task()));
  return app;
}
