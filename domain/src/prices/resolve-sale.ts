import { clubTerms } from "../club/club-terms.ts";
import type { Sale } from "./resolve-discount.ts";

const hourMs = 3_600_000;

/** A sale that begins for everybody at a moment, as an ISO date-time. */
export type TimedSale = Sale & { startsAt: string };

/** The moment from which members of the loyalty club have a sale, as an ISO date-time: a day before everybody [9.33]. */
export function calculateEarlyStart({ startsAt }: TimedSale): string {
  return new Date(Date.parse(startsAt) - clubTerms.earlyAccessHours * hourMs).toISOString();
}

/**
 * The sale that a shopper sees and pays at a moment: everybody from its start, a member of the loyalty club from a day
 * before it [9.33].
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
