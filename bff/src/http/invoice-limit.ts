import { createHash } from "node:crypto";
import { createRateLimiter, type RateLimiter } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { z } from "zod";

const buyerSchema = z.object({
  client: z.string().nullable(),
  email: z.string(),
  organization: z.string().nullable(),
});

/** Orders by invoice within 24 hours. */
export type InvoiceLimits = { perClient: number; perEmail: number; perOrganization: number };

/** The buyer of an order by invoice; null for unknown parts. */
export type InvoiceBuyer = z.infer<typeof buyerSchema>;

export type InvoiceLimit = {
  /** Counts an order by invoice. Returns 0 when it may be placed, else the seconds to wait, without counting it. */
  take(buyer: InvoiceBuyer): Promise<number>;
  /** Takes a call that placed no order off the count. */
  giveBack(buyer: InvoiceBuyer): Promise<void>;
  /** Keeps the count of a call whose reply was lost, because its order may exist. */
  keepUntilKnown(checkoutId: string, buyer: InvoiceBuyer): Promise<void>;
  /** Takes a kept count off when its checkout turns out to have no order. Does nothing without one. */
  giveBackKept(checkoutId: string): Promise<void>;
};

const windowSeconds = 24 * 60 * 60;
/** Hashed, because the counters need no readable addresses and numbers. */
const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/**
 * Limits orders by invoice, which cost nothing to place, per client, e-mail address and company.
 * @param redis shared by all processes; without it, or while it does not answer, each process counts alone
 */
export function createInvoiceLimit(limits: InvoiceLimits, redis: Redis | null): InvoiceLimit {
  const create = (keyPrefix: string, points: number) =>
    createRateLimiter({ keyPrefix, points, windowSeconds, redis });
  const perClient = create("invoice-client", limits.perClient);
  const perEmail = create("invoice-email", limits.perEmail);
  const perOrganization = create("invoice-organization", limits.perOrganization);
  const kept = createKeptKeys(redis);
  const countersOf = ({ client, email, organization }: InvoiceBuyer): [RateLimiter, string][] => [
    ...(client === null ? [] : [[perClient, client] satisfies [RateLimiter, string]]),
    [perEmail, email],
    ...(organization === null ? [] : [[perOrganization, organization] satisfies [RateLimiter, string]]),
  ];
  const giveBack = async (keys: InvoiceBuyer) => {
    await Promise.all(countersOf(keys).map(([limiter, key]) => limiter.giveBack(key)));
  };
  return {
    async take(buyer) {
      const taken: [RateLimiter, string][] = [];
      for (const [limiter, key] of countersOf(toKeys(buyer))) {
        taken.push([limiter, key]);
        const { isAllowed, resetSeconds } = await limiter.take(key);
        if (isAllowed) continue;
        await Promise.all(taken.map(([each, of]) => each.giveBack(of)));
        return resetSeconds;
      }
      return 0;
    },
    giveBack: (buyer) => giveBack(toKeys(buyer)),
    async keepUntilKnown(checkoutId, buyer) {
      const keys = toKeys(buyer);
      // Another call for the same checkout lost its reply too: the checkout counts once.
      if (!(await kept.add(checkoutId, keys))) await giveBack(keys);
    },
    async giveBackKept(checkoutId) {
      const keys = await kept.remove(checkoutId);
      if (keys) await giveBack(keys);
    },
  };
}

/** The counters' keys of a buyer. */
const toKeys = ({ client, email, organization }: InvoiceBuyer): InvoiceBuyer => ({
  client,
  email: hash(email.toLowerCase()),
  organization: organization === null ? null : hash(organization),
});

/**
 * The buyers of checkouts with a lost reply, kept as long as their count.
 * @param redis shared by all processes; without it, or while it does not answer, they stay in this process
 */
function createKeptKeys(redis: Redis | null) {
  const own = new LRUCache<string, InvoiceBuyer>({ max: 10_000, ttl: windowSeconds * 1000 });
  // Hashed, because the id of a guest's checkout is a secret.
  const toKey = (checkoutId: string) => `invoice-kept:${hash(checkoutId)}`;
  return {
    /** Returns false when the checkout is already kept. */
    async add(checkoutId: string, keys: InvoiceBuyer): Promise<boolean> {
      const key = toKey(checkoutId);
      if (own.has(key)) return false;
      try {
        if (redis) return (await redis.set(key, JSON.stringify(keys), "EX", windowSeconds, "NX")) !== null;
      } catch {
        // Redis does not answer: the buyer is kept in this process only.
      }
      own.set(key, keys);
      return true;
    },
    /** Removes and returns the buyer. Only one of concurrent calls receives it. */
    async remove(checkoutId: string): Promise<InvoiceBuyer | null> {
      const key = toKey(checkoutId);
      const known = own.get(key) ?? null;
      own.delete(key);
      const stored = (await redis?.getdel(key).catch(() => null)) ?? null;
      return stored === null ? known : (buyerSchema.safeParse(JSON.parse(stored)).data ?? null);
    },
  };
}
