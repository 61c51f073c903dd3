import { toUtcDayEnd } from "../calendar/to-utc-day-end.ts";
import { toShopDay } from "../shipping/to-shop-day.ts";
import { type GiftCardTerm, resolveGiftCardTerm } from "./resolve-gift-card-term.ts";

/**
 * When a gift card can be spent no longer; null when that is never. The longer of what the site's product page promises and
 * what the buyer's country asks for. A term to the day ends with the same day (UTC) of a later year, of the 29th of February
 * with the 1st of March; one to the year's end at midnight in Sweden. ISO date-times.
 */
export function calculateGiftCardExpiry(input: {
  issuedAt: string;
  /** The site's own country, ISO alpha-2. */
  siteCountry: string;
  /** Of the billing address. */
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
  // Midnight of the new year in Sweden, which is at winter time.
  if (toYearEnd) return `${Number(toShopDay(issuedAt).slice(0, 4)) + years}-12-31T23:00:00.000Z`;
  const expiry = new Date(issuedAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + years);
  return toUtcDayEnd(expiry).toISOString();
}
