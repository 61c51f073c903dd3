import type { Checkout } from "@spolverk/bff/contract";
import { useState } from "react";
import { findPriceChange, type PriceChange } from "./find-price-change.ts";

/** The last change of the price by country, currency, company or VAT number, until it is put away or outdated. */
export function usePriceChange(checkout: Checkout) {
  const [seen, setSeen] = useState(checkout);
  const [change, setChange] = useState<PriceChange | null>(null);
  if (seen !== checkout) {
    setSeen(checkout);
    const found = findPriceChange(seen, checkout);
    if (found || seen.totals.total !== checkout.totals.total) setChange(found);
  }
  return { change, dismiss: () => setChange(null) };
}
