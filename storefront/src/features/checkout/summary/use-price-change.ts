import type { Checkout } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toStartChangeKey } from "../start/find-start-change.ts";
import { findPriceChange, type PriceChange } from "./find-price-change.ts";

/**
 * The last change of the price, until it is put away or outdated: first the one between the cart's page and the checkout that
 * was started from it.
 */
export function usePriceChange(checkout: Checkout) {
  const [seen, setSeen] = useState(checkout);
  const queryClient = useQueryClient();
  const startKey = toStartChangeKey(checkout.id);
  const [change, setChange] = useState(() => queryClient.getQueryData<PriceChange>(startKey) ?? null);
  if (seen !== checkout) {
    setSeen(checkout);
    const found = findPriceChange(seen, checkout);
    if (found || seen.totals.total !== checkout.totals.total) setChange(found);
  }
  return {
    change,
    dismiss: () => {
      queryClient.removeQueries({ queryKey: startKey });
      setChange(null);
    },
  };
}
