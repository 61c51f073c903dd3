/** The currencies of the shop [9.2]. */
export const currencies = ["SEK", "EUR", "USD", "DKK", "NOK", "GBP"] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units in each currency. */
export type Money = Record<Currency, number>;

/** Tells whether a value from outside is one of the shop's currencies. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
