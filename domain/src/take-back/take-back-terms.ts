/** The terms of the take-back program, each with its unit [5.12]–[5.20], [9.35]. */
export const takeBackTerms = {
  /** Maximum age of the order, in months [5.13]. */
  orderWithinMonths: 12,
  /** Months in which a customer may request one take-back [5.14]. */
  intervalMonths: 6,
  /** Minimum number of empty spools in a parcel [5.15]. */
  minimumSpools: 8,
  /** Days within which the parcel has to be sent; the request then expires [5.16], [4.37]. */
  sendWithinDays: 60,
  /** Days after which the links in the mails about a request expire. */
  linkDays: 365,
  /** Maximum weight and measures of the parcel [5.17]. */
  maximumWeightKg: 20,
  maximumLengthM: 1.75,
  /** Length plus girth. */
  maximumGirthM: 3,
  /** The fee for a wrong return by the agreement, in SEK [5.20]. */
  feeSek: 1000,
} as const;
