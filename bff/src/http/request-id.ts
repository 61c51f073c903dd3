import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { AppEnvironment } from "./app-environment.ts";

const header = "X-Request-Id";
const sane = /^[\w.=+/-]{8,64}$/;

/** Gives each request an id: the caller's own when it is short and plain, else a new one. Answers with it. */
export const requestId = createMiddleware<AppEnvironment>(async (c, next) => {
  const given = c.req.header(header);
  const id = given !== undefined && sane.test(given) ? given : randomUUID();
  c.set("requestId", id);
  c.header(header, id);
  await next();
});
