/** Highest accepted VAT rate in percent. A higher rate is a typing mistake: no country of the shop has one. */
export const mostPercent = 50;

export const hasTwoDecimals = (percent: number) => Number.isInteger(Math.round(percent * 1e6) / 1e4);

/**
 * Tells whether a value can be a country's VAT rate. The value of an input may not be a number: a form passes it on,
 * and the server refuses it.
 */
export const isVatRate = (percent: unknown): percent is number =>
  typeof percent === "number" && percent >= 0 && percent <= mostPercent && hasTwoDecimals(percent);
