/** Formats hundredths of a point as points. */
export const formatPoints = (minor: number): string =>
  (minor / 100).toLocaleString(undefined, { minimumFractionDigits: 2 });
