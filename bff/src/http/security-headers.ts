import { createMiddleware } from "hono/factory";
import type { AppEnvironment } from "./app-environment.ts";

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Strict headers of every reply. A reply is never stored unless its handler says that it may be. */
export const securityHeaders = createMiddleware<AppEnvironment>(async (c, next) => {
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "no-referrer");
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  c.header("Content-Security-Policy", apiPolicy);
  c.header("Cache-Control", "no-store");
  await next();
});
