import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { AppEnvironment } from "./app-environment.ts";

/** One line a request: which endpoint, how it ended, how long it took. Holds no address, id or text of a shopper. */
export function requestLog(logger: Logger) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const route = c.get("route") ?? "unknown";
    const line = {
      id: c.get("requestId"),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      code: c.get("errorCode"),
    };
    if (route.startsWith("health")) logger.debug(line);
    else if (c.res.status >= 500) logger.error(line);
    else logger.info(line);
  });
}
