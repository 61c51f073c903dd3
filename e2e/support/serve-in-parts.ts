import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Long enough for the browser to paint what has come. */
const pauseMs = 300;

/**
 * Serves the shop from an address of its own, and each page's HTML in two parts, so that the browser paints the first before
 * the second has come.
 *
 * @param shopUrl the start page of the site that is served
 */
export async function serveInParts(shopUrl: string) {
  let splitAt = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const reply = await fetch(new URL(request.url ?? "/", shopUrl));
      const type = reply.headers.get("content-type") ?? "";
      response.writeHead(reply.status, { "content-type": type });
      const body = Buffer.from(await reply.arrayBuffer());
      if (!type.startsWith("text/html")) return response.end(body);
      response.write(body.subarray(0, splitAt));
      await wait(pauseMs);
      return response.end(body.subarray(splitAt));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    splitAt: (bytes: number) => void (splitAt = bytes),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
