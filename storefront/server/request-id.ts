import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { CacheState } from "./html-cache.ts";

export type AppEnvironment = {
  Variables: {
    requestId: string;
    cacheState?: CacheState;
    /** The template of the page's route. */
    route?: string;
  };
};

const acceptable = /^[\w-]{8,64}$/;

/** Gives each request an id, a well-formed one from outside or a new one, and tells it in the reply. */
export function requestId(): MiddlewareHandler<AppEnvironment> {
  return (c, next) => {
    const given = c.req.header("x-request-id");
    const id = given && acceptable.test(given) ? given : randomUUID();
    c.set("requestId", id);
    c.header("X-Request-Id", id);
    return next();
  };
}
