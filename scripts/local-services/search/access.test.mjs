import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readEnvironment } from "./read-environment.mjs";
import { startTestService } from "./start-test-service.mjs";

/** @type {Awaited<ReturnType<typeof startTestService>>} */
let service;
beforeAll(async () => {
  service = await startTestService();
  await service.admin.addOrUpdateObject({ indexName: "things", objectID: "a", body: { name: "thing" } });
});
afterAll(() => service.stop());

/** @param {string} address @param {RequestInit} [request] */
const call = async (address, { headers, ...request } = {}) => {
  const credentials = {
    "x-algolia-application-id": service.keys.appId,
    "x-algolia-api-key": service.keys.adminKey,
  };
  const response = await fetch(`${service.url}${address}`, {
    headers: { ...credentials, ...headers },
    ...request,
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

it("lets the search key search and nothing else", async () => {
  const { shopper } = service;
  await expect(shopper.searchSingleIndex({ indexName: "things" })).resolves.toMatchObject({ nbHits: 1 });
  const refusal = { status: 403, message: "Method not allowed with this API key" };
  await expect(shopper.saveObject({ indexName: "things", body: { objectID: "b" } })).rejects.toMatchObject(
    refusal,
  );
  await expect(shopper.deleteIndex({ indexName: "things" })).rejects.toMatchObject(refusal);
  await expect(shopper.getSettings({ indexName: "things" })).rejects.toMatchObject(refusal);
  await expect(shopper.browse({ indexName: "things" })).rejects.toMatchObject(refusal);
});

it("knows no other key and no other application", async () => {
  const refusal = { status: 403, message: "Invalid Application-ID or API key" };
  const search = { indexName: "things" };
  await expect(service.clientWith("another-key-012345").searchSingleIndex(search)).rejects.toMatchObject(
    refusal,
  );
  const elsewhere = service.clientWith(service.keys.adminKey, "another-app");
  await expect(elsewhere.searchSingleIndex(search)).rejects.toMatchObject(refusal);
});

it.each([
  ["a body that is no JSON", "/1/indexes/things/query", { method: "POST", body: "{" }, 400, "Invalid JSON"],
  [
    "a body that is no object",
    "/1/indexes/things/query",
    { method: "POST", body: "[]" },
    400,
    "Invalid JSON: expected an object",
  ],
  [
    "a parameter that it does not know",
    "/1/indexes/things/query",
    { method: "POST", body: '{"hitsPerPag":1}' },
    400,
    "Unknown parameter: hitsPerPag",
  ],
  [
    "a value that cannot be",
    "/1/indexes/things/query",
    { method: "POST", body: '{"page":-1}' },
    400,
    'Invalid value for "page" parameter',
  ],
  [
    "queries that are none",
    "/1/indexes/*/queries?requests=nonsense",
    {},
    400,
    'Invalid value for "requests" parameter',
  ],
  [
    "an index that does not exist",
    "/1/indexes/nothing/query",
    { method: "POST" },
    404,
    "Index nothing does not exist",
  ],
  ["a path that does not exist", "/2/things", {}, 404, "Path not found"],
  ["a path that cannot be read", "/1/indexes/%E0%A4%A", {}, 400, "Invalid path"],
  [
    "a method that a path does not have",
    "/1/indexes/things/batch/x",
    { method: "PATCH" },
    404,
    "Path not found",
  ],
  ["another method", "/1/indexes/things/settings", { method: "PATCH" }, 405, "Method not allowed"],
])("refuses %s in the service's own shape", async (_, address, request, status, message) => {
  const answer = await call(address, request);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({ message, status });
});

it("refuses a body of more than ten million bytes", async () => {
  const body = JSON.stringify({ requests: [], padding: "x".repeat(10_000_000) });
  expect(await call("/1/indexes/things/batch", { method: "POST", body })).toMatchObject({ status: 413 });
});

it.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://se.localhost:3000", "http://se.localhost:3000"],
  ["http://localhost:3001", null],
  ["http://evil.example", null],
  ["http://localhost:3000.evil.example", null],
])("tells the browser for a page of %s that %s may read", async (origin, allowed) => {
  const { headers } = await call("/1/indexes/things/query", { method: "POST", headers: { origin } });
  expect(headers.get("access-control-allow-origin")).toBe(allowed);
});

it("lets a browser ask first", async () => {
  const { status, headers } = await call("/1/indexes/things/query", {
    method: "OPTIONS",
    headers: { origin: "http://de.localhost:3000" },
  });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-headers")).toContain("x-algolia-api-key");
});

it("starts empty, and says so, when its file is not whole", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  const broken = await startTestService();
  await broken.stop();
  fs.writeFileSync(path.join(broken.folder, "indices.json"), '{"lastTask":');
  const again = await startTestService(broken.folder);
  expect((await again.admin.listIndices()).items).toEqual([]);
  expect(told).toHaveBeenCalledWith(expect.stringContaining("indices.json cannot be read"));
  await again.stop();
  told.mockRestore();
});

it("does not start without what it needs, and names it", () => {
  expect(() => readEnvironment({ PORT: "7700", SEARCH_APP_ID: "x", SHOP_PORT: "3000" })).toThrow(
    /SEARCH_FILE.*SEARCH_ADMIN_KEY.*SEARCH_KEY/,
  );
});
