import { once } from "node:events";
import { createIndexRoutes } from "./api/index-routes.mjs";
import { createRecordRoutes } from "./api/record-routes.mjs";
import { createSearchRoutes } from "./api/search-routes.mjs";
import { createSearchServer } from "./http/create-search-server.mjs";
import { createStore } from "./store/create-store.mjs";
import { createPreparation } from "./store/prepare-indices.mjs";
import { createStoreWriter, readStoreFile } from "./store/store-file.mjs";

const saveAfterMs = 2000;
const prepareAfterMs = 100;
const host = "127.0.0.1";

/** The pages of the shop's sites: http://localhost:3000, http://se.localhost:3000 … @param {number} shopPort */
const createOriginCheck = (shopPort) => {
  const sites = new RegExp(`^http://(?:[a-z-]+\\.)?localhost:${shopPort}$`);
  return (/** @type {string} */ origin) => sites.test(origin);
};

/**
 * The stand-in of the search service, on the loopback address.
 *
 * @param {object} options
 * @param {number} options.port 0 for any
 * @param {string} options.file that keeps the indices
 * @param {import("./http/authorise.mjs").Keys} options.keys
 * @param {number} options.shopPort
 */
export async function startSearchService({ port, file, keys, shopPort }) {
  const store = createStore({
    saved: readStoreFile(file),
    onChange: () => {
      writer.schedule();
      preparation.schedule();
    },
    now: () => new Date(),
  });
  const writer = createStoreWriter(file, { read: store.save, delayMs: saveAfterMs });
  const preparation = createPreparation(store, { quietMs: prepareAfterMs });
  preparation.schedule();
  const server = createSearchServer({
    routes: [...createSearchRoutes(store), ...createIndexRoutes(store), ...createRecordRoutes(store)],
    keys,
    isAllowedOrigin: createOriginCheck(shopPort),
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    port: address.port,
    url: `http://${host}:${address.port}`,
    /** Saves what is not saved yet and ends. */
    async stop() {
      preparation.stop();
      writer.flush();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
