/** The statutory terms of a withdrawal (directive 2011/83/EU). */
export const withdrawalTerms = {
  /** Payments are refunded within so many days of the statement (article 13(1)). */
  refundWithinDays: 14,
} as const;
