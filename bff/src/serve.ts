import type { Server, ServerOptions, ServerResponse } from "node:http";
import { serve as listen } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { AppEnvironment } from "./http/app-environment.ts";

/** Limits of one request and its connection; times in milliseconds, sizes in bytes. */
const requestLimits = {
  // A slow sender must not hold a connection longer than the largest file takes on a slow phone.
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  // Interval at which the server checks the two timeouts above.
  connectionsCheckingInterval: 5000,
  // Longer than callers and load balancers keep an idle connection, so that it does not close during a call.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions;

type ServeOptions = {
  host: string;
  port: number;
  logger: Logger;
  /** Calls that still run after this are cut off. */
  stopWithinMs: number;
  /** Overrides for tests. */
  requestLimits?: Partial<typeof requestLimits>;
};

/** A listening server. `stop` refuses new calls and resolves when the running ones are done or time is up. */
export type Serving = { server: Server; stop: () => Promise<void> };

export function serve(app: Hono<AppEnvironment>, options: ServeOptions): Serving {
  const { host, port, logger, stopWithinMs } = options;
  const serverOptions = { ...requestLimits, ...options.requestLimits };
  const server = listen({ fetch: app.fetch, hostname: host, port, serverOptions }, (address) => {
    logger.info({ host, port: address.port }, "listening");
  }) as Server;

  const underWay = new Set<ServerResponse>();
  server.on("request", (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });

  const stop = () =>
    new Promise<void>((resolve) => {
      // A connection kept alive after its last reply would keep the server open.
      for (const response of underWay) if (!response.headersSent) response.setHeader("Connection", "close");
      const cut = setTimeout(() => server.closeAllConnections(), stopWithinMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
    });
  return { server, stop };
}
