import { createMiddleware } from "hono/factory";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { resolveClientAddress } from "./client-address.ts";
import { createTokenBuckets } from "./token-bucket.ts";

/** Calls a minute that one client may make. */
export type RateLimits = { reads: number; writes: number; newCheckouts: number; forms: number };

type RateLimitOptions = { limits: RateLimits; trustedProxies: number; now: () => Date };

/** Refuses a client that calls too often, with the seconds to wait in Retry-After. */
export function rateLimit({ limits, trustedProxies, now }: RateLimitOptions) {
  const buckets = {
    reads: createTokenBuckets(limits.reads),
    writes: createTokenBuckets(limits.writes),
    newCheckouts: createTokenBuckets(limits.newCheckouts),
    forms: createTokenBuckets(limits.forms),
    giftCards: createTokenBuckets(limits.forms),
  };
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const client = resolveClientAddress({
      peer: c.env?.incoming?.socket.remoteAddress ?? null,
      forwardedFor: c.req.header("X-Forwarded-For"),
      trustedProxies,
    });
    if (client !== null) {
      const seconds = buckets[toKind(c.req.method, c.req.path)].take(client, now().getTime());
      if (seconds > 0) {
        c.header("Retry-After", String(seconds));
        throw new ApiFailure("too_many_requests");
      }
    }
    await next();
  });
}

/** Forms that anybody may fill in with anybody's address. */
const formPaths: ReadonlySet<string> = new Set(["/api/sendgrid/newsletter", "/api/stockNotification"]);
/** Where codes could be guessed; as few tries as forms. */
const giftCardPath = /^\/api\/checkout\/[^/]+\/giftCard\/?$/;

function toKind(method: string, path: string): keyof RateLimits | "giftCards" {
  if (method !== "POST") return "reads";
  if (formPaths.has(path)) return "forms";
  if (giftCardPath.test(path)) return "giftCards";
  return path === "/api/checkout" ? "newCheckouts" : "writes";
}
