import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

type StoredObject = Record<string, unknown> & { objectID: string };
type BatchRequest = { action: "addObject" | "deleteObject"; body: StoredObject };

/** Supports the writer's two filters: products by id, and a range of product numbers. */
function createFilter(filters = ""): (record: StoredObject) => boolean {
  if (filters === "") return () => true;
  const range = /^productNumber >= (\d+) AND productNumber < (\d+)$/.exec(filters);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return ({ productNumber }) => Number(productNumber) >= from && Number(productNumber) < to;
  }
  const ids = new Set([...filters.matchAll(/productId:"([^"]*)"/g)].map(([, id]) => id));
  return ({ productId }) => ids.has(String(productId));
}

/** The part of the search service's REST API that the writer uses, over a real socket, with switches for tests. */
export async function startFakeSearchService() {
  const indices = new Map<string, Map<string, StoredObject>>();
  const settings = new Map<string, Record<string, unknown>>();
  const state = { isDown: false, calls: [] as string[] };
  const browsePage = 100;
  const task = { taskID: 1, updatedAt: "2026-03-02T10:00:00.000Z" };
  const open = (name: string) => {
    const records = indices.get(name) ?? new Map<string, StoredObject>();
    indices.set(name, records);
    return records;
  };

  const app = new Hono().basePath("/1/indexes/:index");
  app.use(async (c, next) => {
    if (state.isDown) return c.json({ message: "down", status: 503 }, 503);
    if (c.req.header("x-algolia-api-key") !== "admin-key") return c.json({ message: "no", status: 403 }, 403);
    return next();
  });
  app.get("/task/:id", (c) => c.json({ status: "published", pendingTask: false }));
  app.get("/settings", (c) => {
    const set = settings.get(c.req.param("index"));
    return set ? c.json(set) : c.json({ message: "Index does not exist", status: 404 }, 404);
  });
  app.put("/settings", async (c) => {
    const name = c.req.param("index");
    open(name);
    state.calls.push(`settings ${name}`);
    settings.set(name, await c.req.json());
    return c.json(task);
  });
  app.post("/batch", async (c) => {
    const records = open(c.req.param("index"));
    const { requests } = await c.req.json<{ requests: BatchRequest[] }>();
    for (const { action, body } of requests) {
      state.calls.push(`${action} ${c.req.param("index").replace(/_tmp_.*/, "_tmp")}`);
      if (action === "addObject") records.set(body.objectID, body);
      else records.delete(body.objectID);
    }
    return c.json({ ...task, objectIDs: requests.map(({ body }) => body.objectID) });
  });
  app.post("/operation", async (c) => {
    const name = c.req.param("index");
    const { operation, destination } = await c.req.json<{ operation: string; destination: string }>();
    if (operation === "copy") open(destination);
    else {
      state.calls.push(`move to ${destination}`);
      indices.set(destination, open(name));
      indices.delete(name);
    }
    return c.json(task);
  });
  app.post("/browse", async (c) => {
    const records = indices.get(c.req.param("index"));
    if (!records) return c.json({ message: "Index does not exist", status: 404 }, 404);
    const { filters, cursor = "0" } = await c.req.json<{ filters?: string; cursor?: string }>();
    const found = [...records.values()].filter(createFilter(filters));
    const start = Number(cursor);
    const hits = found.slice(start, start + browsePage).map(({ objectID, hash }) => ({ objectID, hash }));
    const isMore = start + browsePage < found.length;
    return c.json({ hits, ...(isMore ? { cursor: String(start + browsePage) } : {}) });
  });

  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    access: { appId: "TESTSHOP", adminKey: "admin-key", host: `http://127.0.0.1:${port}` },
    state,
    settings,
    records: (index: string) => [...(indices.get(index)?.values() ?? [])],
    put: (index: string, record: StoredObject) => void open(index).set(record.objectID, record),
    remove: (index: string, id: string) => void open(index).delete(id),
    indexNames: () => [...indices.keys()],
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
