import http from "node:http";
import { text } from "node:stream/consumers";

/** @param {http.Server} server @returns {Promise<string>} its address on a free port */
export async function listen(server) {
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", () => resolve(null)));
  return `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
}

/**
 * Starts a server that receives callbacks in place of the shop.
 *
 * @returns {Promise<{ server: http.Server, url: string, received: unknown[], next: () => Promise<unknown> }>} `next`
 *   waits for the first callback that was not waited for yet
 */
export async function receiveCallbacks() {
  /** @type {unknown[]} */
  const received = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  let taken = 0;
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const receive = async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.end();
    waiting.shift()?.();
  };
  const server = http.createServer((request, response) => void receive(request, response));
  const url = await listen(server);
  return {
    server,
    url,
    received,
    async next() {
      const place = taken++;
      if (received.length <= place) await new Promise((resolve) => waiting.push(() => resolve(null)));
      return received[place];
    },
  };
}
