import { createHash, timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";

const toDigest = (text: string) => createHash("sha256").update(text).digest();

/** Accepts only requests with the token, compared in constant time. */
export function requireInternalToken(token: string) {
  const expected = toDigest(token);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const shown = c.req.header("x-internal-token") ?? "";
    if (!timingSafeEqual(toDigest(shown), expected)) throw new ApiFailure("unauthorized");
    await next();
  });
}
