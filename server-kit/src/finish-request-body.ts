import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { Env, MiddlewareHandler } from "hono";

/** Bytes and milliseconds after which the server stops draining the rest of a body after the reply. */
const mostDroppedBytes = 16_000_000;
const longestMs = 5000;
/**
 * Maximum number of bodies that are drained at once. Only garbage collection frees the drained data, so draining more
 * bodies would fill the memory.
 */
const mostAtOnce = 8;
let reading = 0;

/**
 * Keeps an unread request body from being parsed as the next request of its connection, which callers such as a proxy
 * share. A body that has arrived completely is dropped, and the connection stays open. Otherwise the reply is sent at
 * once with `Connection: close`, and the server drains the rest for a limited time, since closing a connection while
 * the client sends would lose the reply. Beyond `mostAtOnce` bodies, a connection stays open for that time without
 * being read.
 *
 * Register it before every middleware that reads or refuses a request.
 */
export function finishRequestBody<E extends Env & { Bindings: BoundRequest }>(): MiddlewareHandler<E> {
  return async (c, next) => {
    await next();
    // Absent when the app is called without a socket.
    const incoming = c.env?.incoming;
    if (incoming === undefined || !hasBody(incoming) || incoming.readableEnded || incoming.destroyed) return;
    // A handler that opened the body may have stopped halfway and would hold back the rest.
    incoming.removeAllListeners("data").resume();
    // A short body arrives together with its headers; after one turn of the event loop it is parsed.
    await setImmediate();
    if (incoming.readableEnded || incoming.destroyed) return;
    if (c.res.body === null) {
      c.header("Connection", "close");
      return;
    }
    const reply = new Uint8Array(await c.res.arrayBuffer());
    const headers = new Headers(c.res.headers);
    headers.set("Connection", "close");
    // The length lets the client see that the reply is complete although the server does not end it yet.
    headers.set("Content-Length", String(reply.byteLength));
    const lingering = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(reply),
      pull: async (controller) => {
        await dropRest(incoming);
        controller.close();
      },
    });
    c.res = new Response(lingering, { status: c.res.status, headers });
  };
}

type BoundRequest = { incoming?: IncomingMessage };

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Resolves when the body has ended, the client has disconnected, or a limit is reached. Beyond `mostAtOnce` bodies, it
 * waits without reading.
 */
function dropRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const isRead = reading < mostAtOnce;
    if (isRead) reading += 1;
    else incoming.pause();
    let dropped = 0;
    const end = () => {
      clearTimeout(timer);
      if (isRead) reading -= 1;
      incoming.off("data", count).off("end", end).off("close", end);
      resolve();
    };
    const count = (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > mostDroppedBytes) end();
    };
    const timer = setTimeout(end, longestMs);
    if (isRead) incoming.on("data", count);
    incoming.once("end", end).once("close", end);
    if (incoming.readableEnded || incoming.destroyed) end();
  });
}
