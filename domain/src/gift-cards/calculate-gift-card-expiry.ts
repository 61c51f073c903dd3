import { toUtcDayEnd } from "../calendar/to-utc-day-end.ts";
import { toShopDay } from "../shipping/to-shop-day.ts";
import { type GiftCardTerm, resolveGiftCardTerm } from "./resolve-gift-card-term.ts";

/**
 * When a gift card expires, as an ISO date-time; null when never. Of two terms the longer applies: that of the site's
 * country, which the site's product page states, and that of the buyer's country. A term of whole years ends with the
 * same UTC day of a later year (29 February: 1 March). A term to the end of a year ends at midnight in Sweden.
 */
export function calculateGiftCardExpiry(input: {
  issuedAt: string;
  /** The site's own country, ISO alpha-2. */
  siteCountry: string;
  /** Billing address. */
  buyer: { country: string; state: string };
}): string | null {
  const { issuedAt, siteCountry, buyer } = input;
  const promised = resolveGiftCardTerm({ country: siteCountry, state: "" });
  const asked = resolveGiftCardTerm(buyer);
  if (promised === null || asked === null) return null;
  const first = addTerm(issuedAt, promised);
  const second = addTerm(issuedAt, asked);
  return first > second ? first : second;
}

function addTerm(issuedAt: string, { years, toYearEnd }: GiftCardTerm): string {
  // Midnight of the new year in Sweden, which is on winter time.
  if (toYearEnd) return `${Number(toShopDay(issuedAt).slice(0, 4)) + years}-12-31T23:00:00.000Z`;
  const expiry = new Date(issuedAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + years);
  return toUtcDayEnd(expiry).toISOString();
}
