/** The provider's markets by country, and whether each offers long-term financing. */
const markets = {
  AT: { currency: "EUR", financing: true },
  BE: { currency: "EUR", financing: false },
  DE: { currency: "EUR", financing: true },
  DK: { currency: "DKK", financing: false },
  ES: { currency: "EUR", financing: false },
  FI: { currency: "EUR", financing: true },
  FR: { currency: "EUR", financing: false },
  GB: { currency: "GBP", financing: false },
  IT: { currency: "EUR", financing: false },
  NL: { currency: "EUR", financing: false },
  NO: { currency: "NOK", financing: true },
  SE: { currency: "SEK", financing: true },
  US: { currency: "USD", financing: true },
};

/**
 * Lists the payment methods of a session; none outside the markets.
 *
 * @param {{ purchase_country: string, purchase_currency: string }} order
 */
export function listCategories({ purchase_country, purchase_currency }) {
  const market = Object.entries(markets).find(([country]) => country === purchase_country)?.[1];
  if (market?.currency !== purchase_currency) return [];
  return [
    { identifier: "pay_later", name: "Pay in 30 days" },
    ...(market.financing ? [{ identifier: "pay_over_time", name: "Pay over time" }] : []),
    { identifier: "slice_it", name: "Pay in 3 parts" },
  ];
}
