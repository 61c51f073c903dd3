import type { Currency, Money } from "../money/currency.ts";

/** The tiers of the club, the lowest first [3.44]. */
export const clubTiers = ["standard", "pro", "elite"] as const;
export type ClubTier = (typeof clubTiers)[number];

/** The terms of the loyalty club, each with its unit [9.25]–[9.31], [9.33]. */
export const clubTerms = {
  /** Points for an invited friend [9.26]: large in SEK, NOK and DKK, small in EUR, USD and GBP. */
  inviteBonusLarge: 50,
  inviteBonusSmall: 5,
  /**
   * Minimum of filament in an order that unlocks the joining bonus: large in SEK, NOK and DKK, small in EUR, USD and
   * GBP.
   */
  firstOrderLarge: 300,
  firstOrderSmall: 30,
  /** Maximum number of a member's invited friends who have not bought yet; a further friend counts as not invited. */
  mostWaitingFriends: 10,
  /** Head start of members in a sale [9.33]. */
  earlyAccessHours: 24,
  levelPeriodDays: 365,
  pointsExpireDays: 182,
  /** Points in percent of what is paid for filament, by tier [9.29]–[9.31]. */
  rewardPercent: { standard: 3, pro: 6, elite: 9 },
} as const;

/** Points that have to be earned within the level period, by tier and the account's currency [9.29]–[9.31]. */
export const tierThresholds: Readonly<Record<ClubTier, Money>> = {
  standard: { SEK: 0, DKK: 0, NOK: 0, EUR: 0, USD: 0, GBP: 0 },
  pro: { SEK: 150, DKK: 110, NOK: 150, EUR: 15, USD: 20, GBP: 15 },
  elite: { SEK: 300, DKK: 220, NOK: 300, EUR: 30, USD: 40, GBP: 30 },
};

/**
 * Minimum of filament in an order, with VAT and after discounts, that unlocks the joining bonus for that order and
 * later ones; minor units, by the account's currency.
 */
export const firstOrderMinimum: Readonly<Money> = {
  SEK: clubTerms.firstOrderLarge * 100,
  DKK: clubTerms.firstOrderLarge * 100,
  NOK: clubTerms.firstOrderLarge * 100,
  EUR: clubTerms.firstOrderSmall * 100,
  USD: clubTerms.firstOrderSmall * 100,
  GBP: clubTerms.firstOrderSmall * 100,
};

/** Points for an invited friend and for the member who invited them, in hundredths of a point [9.26], [9.32]. */
export function toInviteBonus(currency: Currency): number {
  const isSmall = currency === "EUR" || currency === "USD" || currency === "GBP";
  return (isSmall ? clubTerms.inviteBonusSmall : clubTerms.inviteBonusLarge) * 100;
}
