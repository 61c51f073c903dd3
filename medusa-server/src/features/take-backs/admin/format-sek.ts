/** Formats whole kronor: SEK 1,000. */
export const formatSek = (amount: number): string => `SEK ${new Intl.NumberFormat("en").format(amount)}`;
