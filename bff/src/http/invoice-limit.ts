import { createHash } from "node:crypto";
import { createRateLimiter, type RateLimiter } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

/** Orders by invoice within 24 hours. */
export type InvoiceLimits = { perClient: number; perEmail: number; perOrganization: number };

/** Who places an order by invoice; null for what is not known. */
export type InvoiceBuyer = { client: string | null; email: string; organization: string | null };

export type InvoiceLimit = {
  /** Counts an order by invoice. Returns 0 when it may be placed, else the whole seconds to wait; then none is counted. */
  take(buyer: InvoiceBuyer): Promise<number>;
  /** Takes it back: this call placed no order. */
  giveBack(buyer: InvoiceBuyer): Promise<void>;
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
  const countersOf = ({ client, email, organization }: InvoiceBuyer): [RateLimiter, string][] => [
    ...(client === null ? [] : [[perClient, client] satisfies [RateLimiter, string]]),
    [perEmail, hash(email.toLowerCase())],
    ...(organization === null ? [] : [[perOrganization, hash(organization)] satisfies [RateLimiter, string]]),
  ];
  return {
    async take(buyer) {
      const taken: [RateLimiter, string][] = [];
      for (const [limiter, key] of countersOf(buyer)) {
        taken.push([limiter, key]);
        const { isAllowed, resetSeconds } = await limiter.take(key);
        if (isAllowed) continue;
        await Promise.all(taken.map(([each, of]) => each.giveBack(of)));
        return resetSeconds;
      }
      return 0;
    },
    async giveBack(buyer) {
      await Promise.all(countersOf(buyer).map(([limiter, key]) => limiter.giveBack(key)));
    },
  };
}
