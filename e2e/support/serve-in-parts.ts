import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/**
 * Serves the shop through a proxy that sends each page's HTML in two parts: the second once the browser has painted
 * the first.
 *
 * @param shopUrl home page of the proxied site
 */
export async function serveInParts(shopUrl: string) {
  let firstBytes = 0;
  let sendRest = () => {};

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await fetch(new URL(request.url ?? "/", shopUrl));
    const type = reply.headers.get("content-type") ?? "";
    const body = Buffer.from(await reply.arrayBuffer());
    response.writeHead(reply.status, { "content-type": type });
    if (type.startsWith("text/html")) {
      const painted = new Promise<void>((resolve) => (sendRest = resolve));
      response.write(body.subarray(0, firstBytes));
      await painted;
      response.end(body.subarray(firstBytes));
    } else response.end(body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    /**
     * Opens the page and resolves when it has loaded and is painted.
     *
     * @param bytes length of the first part
     */
    open: async (page: Page, bytes: number) => {
      firstBytes = bytes;
      await page.goto(url, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await untilNextFrame(page);
      sendRest();
      await page.waitForLoadState("load");
      await untilNextFrame(page);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Waits until the browser has painted what it has read so far. The second callback runs after the paint of the first.
 */
const untilNextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
