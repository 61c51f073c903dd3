import type { Currency } from "../money/currency.ts";
import type { PaymentMethod } from "./payment-method.ts";

export const payLaterMethods = ["pay_later", "pay_over_time", "slice_it"] as const satisfies PaymentMethod[];
export type PayLaterMethod = (typeof payLaterMethods)[number];

/** The pay-later provider's markets with their currency, limited to the currencies of the shop. */
const marketCurrencies: Readonly<Record<string, Currency>> = {
  AT: "EUR",
  BE: "EUR",
  DE: "EUR",
  DK: "DKK",
  ES: "EUR",
  FI: "EUR",
  FR: "EUR",
  GB: "GBP",
  IT: "EUR",
  NL: "EUR",
  NO: "NOK",
  SE: "SEK",
  US: "USD",
};

/** The markets where the pay-later provider offers long-term financing. */
const financingCountries = ["AT", "DE", "FI", "NO", "SE", "US"];

/** Tells whether a payment method belongs to the pay-later provider [3.50]. */
export function isPayLater(method: PaymentMethod): method is PayLaterMethod {
  return payLaterMethods.some((each) => each === method);
}

/**
 * Selects the pay-later methods to offer [3.50]: to individuals, in the country and the currency of one of the
 * provider's markets (docs/decisions/0045). The provider decides finally when its session is created.
 *
 * @param input.country of the bill, ISO 3166-1 alpha-2
 */
export function selectPayLaterMethods(input: {
  isCompany: boolean;
  country: string;
  currency: Currency;
}): PayLaterMethod[] {
  if (input.isCompany || marketCurrencies[input.country] !== input.currency) return [];
  return payLaterMethods.filter(
    (method) => method !== "pay_over_time" || financingCountries.includes(input.country),
  );
}
