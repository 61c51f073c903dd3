import { once } from "node:events";
import { serve } from "@hono/node-server";
import { createApp } from "./create-app.mjs";

/**
 * Starts the emulator of Algolia's REST API on the loopback address. Pages of every site on the shop's port may search.
 *
 * @param {{ port: number, keys: import("./create-app.mjs").Keys, shopPort: number }} options port: 0 for any
 */
export async function startSearchEmulator({ port, keys, shopPort }) {
  const sites = new RegExp(`^http://(?:[a-z-]+\\.)?localhost:${shopPort}$`);
  const { fetch } = createApp(keys, (origin) => sites.test(origin));
  const server = /** @type {import("node:http").Server} */ (serve({ fetch, hostname: "127.0.0.1", port }));
  if (!server.listening) await once(server, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
