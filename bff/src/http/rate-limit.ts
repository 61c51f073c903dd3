import { createHash } from "node:crypto";
import { toClientKey } from "@spolverk/server-kit/to-client-key";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { z } from "zod";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { resolveClientAddress } from "./client-address.ts";
import { type RateLimiters, type RateLimitKind, type RateLimits, windowSeconds } from "./rate-limiters.ts";

type RateLimitOptions = { limits: RateLimits; take: RateLimiters; trustedProxies: number; logger: Logger };

/**
 * Refuses a client that calls too often, with the seconds to wait in Retry-After. Every reply reports the remaining
 * calls in the header fields of the IETF draft (draft-ietf-httpapi-ratelimit-headers).
 */
export function rateLimit({ limits, take, trustedProxies, logger }: RateLimitOptions) {
  const warnOnce = createWarning(logger);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const address = resolveClientAddress({
      peer: c.env?.incoming?.socket.remoteAddress ?? null,
      forwardedFor: c.req.header("X-Forwarded-For"),
      trustedProxies,
    });
    if (address === null) warnOnce(c.req.method);
    else {
      for (const count of listCounts(c.req.method, c.req.path, toClientKey(address))) {
        await takeOne(c, count, { limits, take });
      }
    }
    await next();
  });
}

/**
 * Warns once, at the first write without an address, that such calls have no rate limit. The storefront makes calls
 * without an address itself, but only to read.
 */
function createWarning(logger: Logger): (method: string) => void {
  let isDone = false;
  return (method) => {
    if (isDone || method === "GET" || method === "HEAD") return;
    isDone = true;
    logger.warn(
      "a call came without X-Forwarded-For and has no rate limit: a proxy that TRUST_PROXY counts does not set it",
    );
  };
}

/**
 * Counts a signed-in user's account calls, from any address.
 * @throws ApiFailure too_many_requests
 */
export async function limitUser(
  c: Context<AppEnvironment>,
  subject: string,
  options: Pick<RateLimitOptions, "limits" | "take">,
): Promise<void> {
  await takeOne(c, { kind: "accountsOfUser", key: toShortHash(subject) }, options);
}

/**
 * Counts the forms per e-mail address, from any client, because each form may send a mail to its address.
 * @param body as parsed
 * @throws ApiFailure too_many_requests
 */
export async function limitEmail(
  c: Context<AppEnvironment>,
  body: unknown,
  options: Pick<RateLimitOptions, "limits" | "take">,
): Promise<void> {
  const { success, data } = bodyOfForm.safeParse(body);
  if (success) {
    await takeOne(c, { kind: "formsOfEmail", key: toShortHash(data.email.toLowerCase()) }, options);
  }
}

async function takeOne(
  c: Context<AppEnvironment>,
  { kind, key }: Count,
  { limits, take }: Pick<RateLimitOptions, "limits" | "take">,
): Promise<void> {
  const { isAllowed, remaining, resetSeconds } = await take(kind, key);
  c.header("RateLimit-Policy", `"${kind}";q=${limits[kind]};w=${windowSeconds}`, { append: true });
  c.header("RateLimit", `"${kind}";r=${remaining};t=${resetSeconds}`, { append: true });
  if (isAllowed) return;
  c.header("Retry-After", String(resetSeconds));
  throw new ApiFailure("too_many_requests");
}

const bodyOfForm = z.object({ email: z.string() });

type Count = { kind: RateLimitKind; key: string };

/**
 * The calls with a limit of their own in the contract. Their patterns match a path with and without a trailing slash.
 */
const limitedCalls = Object.entries<Endpoint>(endpoints).flatMap(([key, { limit }]) => {
  const [method, path = ""] = key.split(" ");
  const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "([^/]+)")}/?$`);
  return limit ? [{ method, pattern, limit }] : [];
});

function listCounts(method: string, path: string, client: string): Count[] {
  const isPost = method === "POST";
  const found = limitedCalls.find((call) => (call.method === "POST") === isPost && call.pattern.test(path));
  if (isPost) return [{ kind: found?.limit ?? "writes", key: client }];
  const reads: Count = { kind: "reads", key: client };
  if (!found) return [reads];
  const { limit, pattern } = found;
  const checkoutId = limit === "swishStatus" ? pattern.exec(path)?.[1] : undefined;
  return [
    reads,
    { kind: limit, key: checkoutId === undefined ? client : `${client} ${toShortHash(checkoutId)}` },
  ];
}

/** Hashed, so that the counters reveal no checkout id, user or e-mail address. */
function toShortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
