import { createHash } from "node:crypto";
import { toClientKey } from "@spolverk/server-kit/to-client-key";
import { createMiddleware } from "hono/factory";
import type { Redis } from "ioredis";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { resolveClientAddress } from "./client-address.ts";
import { createRateLimiters, type RateLimitKind, type RateLimits, windowSeconds } from "./rate-limiters.ts";

type RateLimitOptions = { limits: RateLimits; redis: Redis | null; trustedProxies: number };

/**
 * Refuses a client that calls too often, with the seconds to wait in Retry-After. Every reply tells what is left, by
 * the header fields of the IETF (draft-ietf-httpapi-ratelimit-headers).
 */
export function rateLimit({ limits, redis, trustedProxies }: RateLimitOptions) {
  const take = createRateLimiters(limits, redis);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const address = resolveClientAddress({
      peer: c.env?.incoming?.socket.remoteAddress ?? null,
      forwardedFor: c.req.header("X-Forwarded-For"),
      trustedProxies,
    });
    if (address !== null) {
      for (const { kind, key } of listCounts(c.req.method, c.req.path, toClientKey(address))) {
        const { isAllowed, remaining, resetSeconds } = await take(kind, key);
        c.header("RateLimit-Policy", `"${kind}";q=${limits[kind]};w=${windowSeconds}`, { append: true });
        c.header("RateLimit", `"${kind}";r=${remaining};t=${resetSeconds}`, { append: true });
        if (!isAllowed) {
          c.header("Retry-After", String(resetSeconds));
          throw new ApiFailure("too_many_requests");
        }
      }
    }
    await next();
  });
}

type Count = { kind: RateLimitKind; key: string };

const swishStatusPath = /^\/api\/checkout\/([^/]+)\/swishStatus\//;
/** What is posted where, when it is more than a write. */
const kinds: readonly (readonly [path: RegExp, kind: RateLimitKind])[] = [
  [/^\/api\/(sendgrid\/newsletter|stockNotification)\/?$/, "forms"],
  [/^\/api\/checkout\/?$/, "newCheckouts"],
  [/^\/api\/checkout\/[^/]+\/giftCard\/?$/, "giftCards"],
  [/^\/api\/checkout\/[^/]+\/coupon\/?$/, "coupons"],
  // A VAT number, an address or what makes either matter: the register and the carriers may be asked.
  [/^\/api\/checkout\/[^/]+\/(address|agent|company|country|shipping)\/?$/, "lookups"],
];

function listCounts(method: string, path: string, client: string): Count[] {
  if (method === "POST") {
    return [{ kind: kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "writes", key: client }];
  }
  const [, checkoutId] = swishStatusPath.exec(path) ?? [];
  const reads: Count = { kind: "reads", key: client };
  return checkoutId === undefined
    ? [reads]
    : [reads, { kind: "swishStatus", key: `${client} ${toShortHash(checkoutId)}` }];
}

/** The store of the counts reveals no checkout's id. */
function toShortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
