/** The terms of a withdrawal from a contract, which the law sets (directive 2011/83/EU). */
export const withdrawalTerms = {
  /** What was paid goes back within so many days of the statement (article 13(1)). */
  refundWithinDays: 14,
} as const;
