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

/** Who places an order by invoice; null for what is not known. */
export type InvoiceBuyer = z.infer<typeof buyerSchema>;

export type InvoiceLimit = {
  /** Counts an order by invoice. Returns 0 when it may be placed, else the whole seconds to wait; then none is counted. */
  take(buyer: InvoiceBuyer): Promise<number>;
  /** Takes it back: this call placed no order. */
  giveBack(buyer: InvoiceBuyer): Promise<void>;
  /** Keeps it, as the answer to this call was lost: its order may have been made. */
  keepUntilKnown(checkoutId: string, buyer: InvoiceBuyer): Promise<void>;
  /** Takes back what was kept for a checkout: it has no order. Does nothing where nothing was kept. */
  giveBackKept(checkoutId: string): Promise<void>;
};

const windowSeconds = 24 * 60 * 60;
/** Addresses and numbers need not be readable where they are counted. */
const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/**
 * Limits the orders by invoice, which cost nothing to place: of one client, for one e-mail address and for one company.
 *
 * @param redis shared by all processes; null counts in this process alone, which also happens while Redis is down
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
      // Another call for the same checkout has lost its answer, too: the checkout counts once.
      if (!(await kept.add(checkoutId, keys))) await giveBack(keys);
    },
    async giveBackKept(checkoutId) {
      const keys = await kept.remove(checkoutId);
      if (keys) await giveBack(keys);
    },
  };
}

/** Names a buyer to the counters. */
const toKeys = ({ client, email, organization }: InvoiceBuyer): InvoiceBuyer => ({
  client,
  email: hash(email.toLowerCase()),
  organization: organization === null ? null : hash(organization),
});

/**
 * Who is counted for a checkout whose answer was lost, for as long as the count lasts.
 *
 * @param redis shared by all processes; null, or one that does not answer, leaves what this process itself knows
 */
function createKeptKeys(redis: Redis | null) {
  const own = new LRUCache<string, InvoiceBuyer>({ max: 10_000, ttl: windowSeconds * 1000 });
  // The id of a guest's checkout is a secret.
  const toKey = (checkoutId: string) => `invoice-kept:${hash(checkoutId)}`;
  return {
    /** Returns false when there is one already. */
    async add(checkoutId: string, keys: InvoiceBuyer): Promise<boolean> {
      const key = toKey(checkoutId);
      if (own.has(key)) return false;
      try {
        if (redis) return (await redis.set(key, JSON.stringify(keys), "EX", windowSeconds, "NX")) !== null;
      } catch {
        // This process remembers it.
      }
      own.set(key, keys);
      return true;
    },
    /** Of several calls at once, one receives it. */
    async remove(checkoutId: string): Promise<InvoiceBuyer | null> {
      const key = toKey(checkoutId);
      const known = own.get(key) ?? null;
      own.delete(key);
      const stored = (await redis?.getdel(key).catch(() => null)) ?? null;
      return stored === null ? known : (buyerSchema.safeParse(JSON.parse(stored)).data ?? null);
    },
  };
}
