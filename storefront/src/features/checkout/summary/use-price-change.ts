import type { Checkout } from "@spolverk/bff/contract";
import { useState } from "react";
import { storeStartChange, useStartChange } from "../start/start-change.ts";
import { findPriceChange, type PriceChange } from "./find-price-change.ts";

/**
 * The last price change, until the shopper dismisses it or it is outdated. The first one is the change between the
 * cart's page and the checkout that was started from it.
 */
export function usePriceChange(checkout: Checkout) {
  const [seen, setSeen] = useState(checkout);
  const started = useStartChange(checkout.id);
  const [isStartOver, setStartOver] = useState(false);
  const [change, setChange] = useState<PriceChange | null>(null);
  if (seen !== checkout) {
    setSeen(checkout);
    const found = findPriceChange(seen, checkout);
    if (found || seen.totals.total !== checkout.totals.total) {
      setChange(found);
      setStartOver(true);
    }
  }
  return {
    change: change ?? (isStartOver ? null : started),
    dismiss: () => {
      storeStartChange(checkout.id, null);
      setStartOver(true);
      setChange(null);
    },
  };
}
