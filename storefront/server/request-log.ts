import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnvironment } from "./request-id.ts";

/** One line per request at debug; a failure of ours as an error. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    if (status < 500 && !logger.isLevelEnabled("debug")) return;
    const entry = {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: c.get("route") ?? c.req.path,
      status,
      ms: Math.round(performance.now() - startedAt),
      cache: c.get("cacheState"),
    };
    if (status >= 500) logger.error(entry, "request failed");
    else logger.debug(entry, "request");
  };
}
