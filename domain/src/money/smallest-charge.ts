import type { Currency } from "./currency.ts";

/** The smallest card charge that Stripe accepts in each currency, in minor units. */
export const smallestCharge: Readonly<Record<Currency, number>> = {
  SEK: 300,
  EUR: 50,
  USD: 50,
  DKK: 250,
  NOK: 300,
  GBP: 30,
};
