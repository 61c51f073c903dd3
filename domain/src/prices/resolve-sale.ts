import { clubTerms } from "../club/club-terms.ts";
import type { Sale } from "./resolve-discount.ts";

const hourMs = 3_600_000;

/** A sale with its public start, an ISO date-time. */
export type TimedSale = Sale & { startsAt: string };

/** The start of a sale for club members, an ISO date-time: a day before the public start [9.33]. */
export function calculateEarlyStart({ startsAt }: TimedSale): string {
  return new Date(Date.parse(startsAt) - clubTerms.earlyAccessHours * hourMs).toISOString();
}

/**
 * Resolves the sale that applies to a shopper at a moment: for all from its start, for club members from a day before
 * [9.33].
 *
 * @param shopper.now ISO date-time
 */
export function resolveSale(
  sale: TimedSale | null,
  { isMember, now }: { isMember: boolean; now: string },
): Sale | null {
  if (sale === null) return null;
  const { name, discountPercentage, startsAt } = sale;
  const from = isMember ? calculateEarlyStart(sale) : startsAt;
  return Date.parse(now) < Date.parse(from) ? null : { name, discountPercentage };
}
