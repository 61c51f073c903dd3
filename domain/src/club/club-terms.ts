/** What the loyalty club gives, each by its unit [9.25]–[9.31]. */
export const clubTerms = {
  /** Points for an invited friend: in SEK, NOK and DKK, and in EUR, USD and GBP [9.26]. */
  inviteBonusLarge: 50,
  inviteBonusSmall: 5,
  levelPeriodDays: 365,
  pointsExpireDays: 182,
  /** Points in percent of what is paid for filament, by tier [9.29]–[9.31]. */
  rewardPercent: { standard: 3, pro: 6, elite: 9 },
} as const;
