import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestEmulator } from "./start-test-emulator.mjs";

const indexName = "variations";
/** @type {import("./start-test-emulator.mjs").TestEmulator} */
let emulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

/** @param {import("./start-test-emulator.mjs").TestEmulator} started @param {string} address @param {RequestInit} [request] */
const call = ({ keys, url }, address, { headers, ...request } = {}) =>
  fetch(`${url}${address}`, {
    headers: { "x-algolia-application-id": keys.appId, "x-algolia-api-key": keys.adminKey, ...headers },
    ...request,
  });

it("the search key allows searches only", async () => {
  const { shopper } = emulator;
  await expect(shopper.searchSingleIndex({ indexName })).resolves.toMatchObject({ nbHits: 5 });
  const refusal = { status: 403, message: "Method not allowed with this API key" };
  await expect(shopper.saveObjects({ indexName, objects: [{ objectID: "b" }] })).rejects.toMatchObject(
    refusal,
  );
  await expect(shopper.deleteIndex({ indexName })).rejects.toMatchObject(refusal);
  await expect(shopper.getSettings({ indexName })).rejects.toMatchObject(refusal);
  await expect(shopper.browse({ indexName })).rejects.toMatchObject(refusal);
});

it("the search emulator refuses any other key and any other application", async () => {
  const refusal = { status: 403, message: "Invalid Application-ID or API key" };
  const stranger = emulator.clientWith("another-key-012345");
  await expect(stranger.searchSingleIndex({ indexName })).rejects.toMatchObject(refusal);
  const elsewhere = emulator.clientWith(emulator.keys.adminKey, "another-app");
  await expect(elsewhere.searchSingleIndex({ indexName })).rejects.toMatchObject(refusal);
});

it.each([
  ["a body that is no JSON", "/1/indexes/variations/query", "{", 400, "Invalid JSON"],
  ["a body that is no object", "/1/indexes/variations/query", "[]", 400, 'Invalid value for "" parameter'],
  [
    "an unknown parameter",
    "/1/indexes/variations/query",
    '{"hitsPerPag":1}',
    400,
    "Unknown parameter: hitsPerPag",
  ],
  [
    "an impossible value",
    "/1/indexes/variations/query",
    '{"page":-1}',
    400,
    'Invalid value for "page" parameter',
  ],
  ["an unknown index", "/1/indexes/nothing/query", "{}", 404, "Index nothing does not exist"],
  ["an unknown path", "/2/things", "{}", 404, "Path not found"],
])("the search emulator refuses %s in Algolia's format", async (_, address, body, status, message) => {
  const answer = await call(emulator, address, { method: "POST", body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message, status });
});

it.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://se.localhost:3000", "http://se.localhost:3000"],
  ["http://localhost:3001", null],
  ["http://evil.example", null],
  ["http://localhost:3000.evil.example", null],
])("a reply to a page of %s allows the origin %s to read it", async (origin, allowed) => {
  const { headers } = await call(emulator, "/1/indexes/variations/query", {
    method: "POST",
    headers: { origin },
  });
  expect(headers.get("access-control-allow-origin")).toBe(allowed);
});

it("the search emulator answers a CORS preflight without a key", async () => {
  const { status, headers } = await fetch(`${emulator.url}/1/indexes/variations/query`, {
    method: "OPTIONS",
    headers: {
      origin: "http://de.localhost:3000",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-algolia-api-key",
    },
  });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-headers")).toContain("x-algolia-api-key");
});
