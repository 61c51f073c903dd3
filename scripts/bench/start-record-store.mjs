import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";

const record = z.object({
  objectID: z.string(),
  hash: z.string(),
  productId: z.string().default(""),
  productNumber: z.number().default(-1),
  sku: z.string().default(""),
  price: z.record(z.string(), z.number()).default({}),
});
/** @typedef {z.infer<typeof record>} Kept */

const batch = z.object({
  requests: z.array(
    z.discriminatedUnion("action", [
      z.object({ action: z.literal("addObject"), body: record }),
      z.object({ action: z.literal("deleteObject"), body: z.object({ objectID: z.string() }) }),
    ]),
  ),
});
const browse = z.object({ filters: z.string().default(""), cursor: z.string().default("0") });
const pageSize = 1000;
const task = { taskID: 1, updatedAt: new Date(0).toISOString() };

/** Creates one index, with the records of each product. */
function createIndex() {
  /** @type {Map<string, Map<string, Kept>>} */
  const products = new Map();
  /** @type {Map<string, string>} */
  const productOf = new Map();
  /** @param {Kept} kept */
  const put = (kept) => {
    const own = products.get(kept.productId) ?? new Map();
    products.set(kept.productId, own.set(kept.objectID, kept));
    productOf.set(kept.objectID, kept.productId);
  };
  /** @param {string} id */
  const remove = (id) => {
    products.get(productOf.get(id) ?? "")?.delete(id);
    productOf.delete(id);
  };
  /** Finds records by the two filters that the index writer uses: product ids, or a range of numbers. @param {string} filters @returns {Kept[]} */
  const find = (filters) => {
    const range = /^productNumber >= (\d+) AND productNumber < (\d+)$/.exec(filters);
    const ids = [...filters.matchAll(/productId:"([^"]*)"/g)].map(([, id = ""]) => id);
    const found = ids.length > 0 ? ids.flatMap((id) => products.get(id) ?? []) : [...products.values()];
    return found
      .flatMap((own) => [...own.values()])
      .filter(
        ({ productNumber }) =>
          !range || (productNumber >= Number(range[1]) && productNumber < Number(range[2])),
      );
  };
  return { products, put, remove, find };
}

/**
 * Starts a search service that stores of each record only the price and the fields that the index writer compares. The
 * complete records of 35,000 variations would not fit into the memory of the emulator.
 */
export async function startRecordStore() {
  /** @type {Map<string, ReturnType<typeof createIndex>>} */
  const indices = new Map();
  /** @type {Map<string, unknown>} */
  const settings = new Map();
  const open = (/** @type {string} */ name) => {
    const index = indices.get(name) ?? createIndex();
    indices.set(name, index);
    return index;
  };

  /** @param {string} method @param {string} name @param {string} action @param {() => Promise<unknown>} read @returns {Promise<unknown>} */
  async function answer(method, name, action, read) {
    if (action === "settings" && method === "PUT") settings.set(name, await read());
    if (action === "settings" && method === "GET") return settings.get(name) ?? null;
    if (action === "task") return { status: "published", pendingTask: false };
    if (action === "batch") {
      for (const { action: kind, body } of batch.parse(await read()).requests) {
        if (kind === "addObject") open(name).put(body);
        else open(name).remove(body.objectID);
      }
    }
    if (action === "browse") {
      const { filters, cursor } = browse.parse(await read());
      const found = open(name).find(filters);
      const end = Number(cursor) + pageSize;
      const hits = found.slice(Number(cursor), end).map(({ objectID, hash }) => ({ objectID, hash }));
      return { hits, ...(end < found.length ? { cursor: String(end) } : {}) };
    }
    return task;
  }

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  async function respond(request, response) {
    const [, , , name = "", action = ""] = (request.url ?? "").split("?")[0]?.split("/") ?? [];
    const reply = await answer(request.method ?? "", decodeURIComponent(name), action, () => json(request));
    response.statusCode = reply === null ? 404 : 200;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(reply ?? { message: "Index does not exist", status: 404 }));
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    env: {
      SEARCH_APP_ID: "bench",
      SEARCH_ADMIN_KEY: "bench-admin-key",
      SEARCH_HOST: `http://127.0.0.1:${port}`,
    },
    /** Lists the distinct prices in the records of a SKU. @param {string} productId @param {string} sku @param {string} currency */
    listPrices: (productId, sku, currency) => [
      ...new Set(
        [...(indices.get("variations")?.products.get(productId)?.values() ?? [])]
          .filter((kept) => kept.sku === sku)
          .map(({ price }) => price[currency]),
      ),
    ],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
