import { createHash } from "node:crypto";
import { toClientKey } from "@spolverk/server-kit/to-client-key";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { z } from "zod";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { resolveClientAddress } from "./client-address.ts";
import { type RateLimiters, type RateLimitKind, type RateLimits, windowSeconds } from "./rate-limiters.ts";

type RateLimitOptions = { limits: RateLimits; take: RateLimiters; trustedProxies: number; logger: Logger };

/**
 * Refuses a client that calls too often, with the seconds to wait in Retry-After. Every reply tells what is left, by
 * the header fields of the IETF (draft-ietf-httpapi-ratelimit-headers).
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

/** A call without an address is counted by no limit. The storefront's own are such, which only read. */
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
 * Counts what a signed-in user does with accounts, whatever address it comes from.
 *
 * @throws ApiFailure too_many_requests
 */
export async function limitUser(
  c: Context<AppEnvironment>,
  subject: string,
  options: Pick<RateLimitOptions, "limits" | "take">,
): Promise<void> {
  if (!isOfAccounts(c.req.method, c.req.path)) return;
  await takeOne(c, { kind: "accountsOfUser", key: toShortHash(subject) }, options);
}

/**
 * Counts the forms that an e-mail address stands in, whatever client sends them: its owner may get a mail of each.
 *
 * @param body as it was parsed
 * @throws ApiFailure too_many_requests
 */
export async function limitEmail(
  c: Context<AppEnvironment>,
  body: unknown,
  options: Pick<RateLimitOptions, "limits" | "take">,
): Promise<void> {
  const kind = findPostKind(c.req.path);
  if (c.req.method !== "POST" || (kind !== "forms" && kind !== "takeBacks")) return;
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

const swishStatusPath = /^\/api\/checkout\/([^/]+)\/swishStatus\//;
const accountsPath =
  /^\/api\/account\/(create|acceptInvitation|[^/]+\/(invite|join|leaveClub|sendReferal|delete))\/?$/;
const exportPath = /^\/api\/account\/[^/]+\/export\/?$/;
/** What is posted where, when it is more than a write. */
const kinds: readonly (readonly [path: RegExp, kind: RateLimitKind])[] = [
  [/^\/api\/(sendgrid\/newsletter|stockNotification)\/?$/, "forms"],
  [/^\/api\/checkout\/?$/, "newCheckouts"],
  [/^\/api\/checkout\/[^/]+\/giftCard\/?$/, "giftCards"],
  [/^\/api\/checkout\/[^/]+\/coupon\/?$/, "coupons"],
  [/^\/api\/(contact|suggestion|withdrawal|enquiry\/[^/]+)\/?$/, "forms"],
  [/^\/api\/upload(\/remove)?\/?$/, "uploads"],
  [/^\/api\/takeback\/?$/, "takeBacks"],
  [accountsPath, "accounts"],
  // A VAT number, an address or what makes either matter: the register and the carriers may be asked.
  [/^\/api\/checkout\/[^/]+\/(address|agent|company|country|shipping)\/?$/, "lookups"],
];

/** Does a call create, join, end or hand out an account, change its membership of the club, or mail somebody in its name? */
function isOfAccounts(method: string, path: string): boolean {
  return method === "POST" ? accountsPath.test(path) : exportPath.test(path);
}

function findPostKind(path: string): RateLimitKind {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "writes";
}

function listCounts(method: string, path: string, client: string): Count[] {
  if (method === "POST") return [{ kind: findPostKind(path), key: client }];
  const reads: Count = { kind: "reads", key: client };
  if (isOfAccounts(method, path)) return [reads, { kind: "accounts", key: client }];
  const [, checkoutId] = swishStatusPath.exec(path) ?? [];
  return checkoutId === undefined
    ? [reads]
    : [reads, { kind: "swishStatus", key: `${client} ${toShortHash(checkoutId)}` }];
}

/** The store of the counts reveals no checkout's id, no user's, and no e-mail address. */
function toShortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
