import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { Env, MiddlewareHandler } from "hono";

/** What is read and dropped of a body after the reply, at most: bytes, and milliseconds. */
const mostDroppedBytes = 16_000_000;
const longestMs = 5000;
/** Of so many senders at once: what is read is dropped only when memory is cleared, and many would fill it. */
const mostAtOnce = 8;
let reading = 0;

/**
 * Keeps a body that was not read to its end away from the next call on its connection, which callers such as a proxy
 * share. All of it has come: it is dropped, and the connection stays open. Otherwise the reply says `Connection: close`
 * and goes out at once, and what still comes is dropped for a while: a connection that is closed under a sender loses
 * the reply. Where many send at once, the others' connections stay open as long and are not read.
 *
 * It belongs before all that reads or refuses a request.
 */
export function finishRequestBody<E extends Env & { Bindings: BoundRequest }>(): MiddlewareHandler<E> {
  return async (c, next) => {
    await next();
    // Absent when the app is called without a socket.
    const incoming = c.env?.incoming;
    if (incoming === undefined || !hasBody(incoming) || incoming.readableEnded || incoming.destroyed) return;
    // Whoever has opened it has stopped in the middle, and would hold back the rest.
    incoming.removeAllListeners("data").resume();
    // A short body came with its head, and is parsed by then.
    await setImmediate();
    if (incoming.readableEnded || incoming.destroyed) return;
    if (c.res.body === null) {
      c.header("Connection", "close");
      return;
    }
    const reply = new Uint8Array(await c.res.arrayBuffer());
    const headers = new Headers(c.res.headers);
    headers.set("Connection", "close");
    // By its length the sender knows that it has all of the reply, while this server does not end it yet.
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

/** Resolves when the body has ended, its sender has gone, or either has taken too much; of many at once, few are read. */
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
