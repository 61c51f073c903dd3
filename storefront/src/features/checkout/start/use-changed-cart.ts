import type { Checkout } from "@spolverk/bff/contract";
import type { CartLine } from "@spolverk/domain";
import { useState } from "react";
import { useCartLines, useIsCartRead } from "../../../entities/cart/use-cart.ts";
import { useSettings } from "../../../site/settings-context.tsx";
import { isSameCart, readStoredCheckout, storeCheckout } from "./stored-checkout.ts";

/**
 * The cart where it is another than the one that this browser started the checkout with, in this tab or another, and
 * the shopper has not answered for it yet; else null. A checkout that was opened by its link has no cart here, and one
 * that waits for its payment or is placed does not change.
 */
export function useChangedCart(checkout: Checkout) {
  const lines = useCartLines();
  const isRead = useIsCartRead();
  const { currency } = useSettings();
  const [answered, setAnswered] = useState<readonly CartLine[] | null>(null);
  const stored = isRead ? readStoredCheckout() : null;
  const isOpen = checkout.order === null && checkout.placing === "none";
  const isChanged = isOpen && stored?.id === checkout.id && !isSameCart(stored.lines, lines);
  return {
    changed: isChanged && !(answered && isSameCart(answered, lines)) ? lines : null,
    /** The order stays as it is. */
    dismiss: () => setAnswered(lines),
    /** The checkout has taken the cart over. */
    accept: () => {
      storeCheckout(checkout.id, stored?.currency ?? currency, lines);
      setAnswered(lines);
    },
  };
}
