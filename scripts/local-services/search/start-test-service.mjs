import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { startSearchService } from "./start-search-service.mjs";

const keys = { appId: "test-app", adminKey: "admin-key-0123456789", searchKey: "search-key-0123456789" };

const folders = fs.mkdtempSync(path.join(os.tmpdir(), "search-service-"));
process.once("exit", () => fs.rmSync(folders, { recursive: true, force: true }));

/** @param {string} url @param {string} key @param {string} [appId] */
function createClient(url, key, appId = keys.appId) {
  const { hostname, port } = new URL(url);
  return algoliasearch(appId, key, {
    hosts: [{ url: `${hostname}:${port}`, accept: "readWrite", protocol: "http" }],
  });
}

/**
 * The service on a free port, with the official client of either key.
 *
 * @param {string} [folder] of an earlier one, to go on with what it has saved
 */
export async function startTestService(folder = fs.mkdtempSync(path.join(folders, "data-"))) {
  const service = await startSearchService({
    port: 0,
    file: path.join(folder, "indices.json"),
    keys,
    shopPort: 3000,
  });
  return {
    ...service,
    folder,
    keys,
    admin: createClient(service.url, keys.adminKey),
    shopper: createClient(service.url, keys.searchKey),
    /** @param {string} key @param {string} [appId] */
    clientWith: (key, appId) => createClient(service.url, key, appId),
  };
}
