/** The terms of the take-back program, each with its unit [5.12]–[5.20], [9.35]. */
export const takeBackTerms = {
  /** The order must have been placed within so many months [5.13]. */
  orderWithinMonths: 12,
  /** At most one take-back in so many months [5.14]. */
  intervalMonths: 6,
  /** [5.15] */
  minimumSpools: 8,
  /** An unsent request expires after so many days [5.16], [4.37]. */
  sendWithinDays: 60,
  /** The links in the mails about a request expire after so many days. */
  linkDays: 365,
  /** [5.17] */
  maximumWeightKg: 20,
  maximumLengthM: 1.75,
  /** Length plus girth. */
  maximumGirthM: 3,
  /** The fee for a wrong return by the agreement, in SEK [5.20]. */
  feeSek: 1000,
} as const;
