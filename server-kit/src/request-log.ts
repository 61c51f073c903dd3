import type { Context, Env, MiddlewareHandler } from "hono";
import type { Logger } from "pino";

type RequestLogOptions<E extends Env> = {
  logger: Logger;
  /** The level for a reply below 500; a reply of 500 and above is an error. */
  levelOf: (c: Context<E>) => "debug" | "info";
  /** Further fields of the line besides id, method, status and duration; no personal data. */
  toFields: (c: Context<E>) => Record<string, string | undefined>;
};

/** Logs one line for each request. */
export function requestLog<E extends Env & { Variables: { requestId: string } }>({
  logger,
  levelOf,
  toFields,
}: RequestLogOptions<E>): MiddlewareHandler<E> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    const level = status >= 500 ? "error" : levelOf(c);
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        ...toFields(c),
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      "request",
    );
  };
}
