import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** Orders by invoice within 24 hours. */
export type InvoiceLimits = { perClient: number; perEmail: number; perOrganization: number };

/** Who places an order by invoice; null for what is not known. */
export type InvoiceBuyer = { client: string | null; email: string; organization: string | null };

export type InvoiceLimit = {
  /** Counts an order by invoice. Returns 0 when it may be placed, else the whole seconds to wait; then none is counted. */
  take(buyer: InvoiceBuyer): Promise<number>;
  /** Takes it back: it was not placed by this call. */
  giveBack(buyer: InvoiceBuyer): Promise<void>;
};

type Limiter = Pick<RateLimiterMemory, "consume" | "reward">;

const daySeconds = 24 * 60 * 60;
/** Addresses and numbers need not be readable where they are counted. */
const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/**
 * Limits the orders by invoice, which cost nothing to place: of one client, for one e-mail address and for one company.
 *
 * @param redis shared by all processes; null counts in this process alone, which also happens while Redis is down
 */
export function createInvoiceLimit(limits: InvoiceLimits, redis: Redis | null): InvoiceLimit {
  const perClient = createLimiter("invoice-client", limits.perClient, redis);
  const perEmail = createLimiter("invoice-email", limits.perEmail, redis);
  const perOrganization = createLimiter("invoice-organization", limits.perOrganization, redis);
  const countersOf = ({ client, email, organization }: InvoiceBuyer): [Limiter, string][] => [
    ...(client === null ? [] : [[perClient, client] satisfies [Limiter, string]]),
    [perEmail, hash(email.toLowerCase())],
    ...(organization === null ? [] : [[perOrganization, hash(organization)] satisfies [Limiter, string]]),
  ];
  return {
    async take(buyer) {
      const taken: [Limiter, string][] = [];
      for (const [limiter, key] of countersOf(buyer)) {
        taken.push([limiter, key]);
        const refusal = await limiter.consume(key).then(() => null, toRefusal);
        if (refusal === null) continue;
        await Promise.all(taken.map(([each, of]) => each.reward(of)));
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
      return 0;
    },
    async giveBack(buyer) {
      await Promise.all(countersOf(buyer).map(([limiter, key]) => limiter.reward(key)));
    },
  };
}

/** Where the limit is reached; anything else that is thrown is a defect. */
function toRefusal(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}

function createLimiter(keyPrefix: string, points: number, redis: Redis | null): Limiter {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration: daySeconds });
  if (redis === null) return memory;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix,
    points,
    duration: daySeconds,
    insuranceLimiter: memory,
    rejectIfRedisNotReady: true,
  });
}
