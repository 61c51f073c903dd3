import { algoliasearch } from "algoliasearch";
import { startSearchEmulator } from "./start-search-emulator.mjs";
import { testRecords, testSettings } from "./test-records.mjs";

const keys = { appId: "test-app", adminKey: "admin-key-0123456789", searchKey: "search-key-0123456789" };
const indexName = "variations";

/** Starts the emulator on a free port, with a small shop in its index and an official client for each of the two keys. */
export async function startTestEmulator() {
  const { url, stop } = await startSearchEmulator({ port: 0, keys, shopPort: 3000 });
  const clientWith = (/** @type {string} */ key, appId = keys.appId) =>
    algoliasearch(appId, key, {
      hosts: [{ url: new URL(url).host, accept: "readWrite", protocol: "http" }],
    });
  const [admin, shopper] = [clientWith(keys.adminKey), clientWith(keys.searchKey)];
  await admin.setSettings({ indexName, indexSettings: testSettings });
  await admin.saveObjects({ indexName, objects: testRecords, waitForTasks: true });
  /** @param {string} query @param {import("algoliasearch").SearchParamsObject} [searchParams] */
  const search = (query, searchParams = {}) =>
    shopper.searchSingleIndex({ indexName, searchParams: { query, ...searchParams } });
  return {
    url,
    stop,
    keys,
    indexName,
    clientWith,
    admin,
    shopper,
    search,
    /** @param {string} query @param {import("algoliasearch").SearchParamsObject} [searchParams] */
    findIds: async (query, searchParams) =>
      (await search(query, searchParams)).hits.map(({ objectID }) => objectID),
    /** @param {string} name @param {string} [query] */
    listIds: async (name, query = "") =>
      (await shopper.searchSingleIndex({ indexName: name, searchParams: { query } })).hits.map(
        ({ objectID }) => objectID,
      ),
  };
}
/** @typedef {Awaited<ReturnType<typeof startTestEmulator>>} TestEmulator */
