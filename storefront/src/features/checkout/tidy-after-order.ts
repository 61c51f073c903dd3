import type { CartStore } from "../../entities/cart/cart-store.ts";
import { forgetCheckout, readStoredCheckout } from "./stored-checkout.ts";
import { clearDrafts } from "./use-form-draft.ts";

/**
 * What this browser started the checkout with leaves the cart, in every tab, and what was typed is forgotten.
 * Done where the placed order is shown, not where it was asked for: the answer may have been lost. Once only,
 * so that looking at the confirmation again leaves a new cart alone.
 */
export function tidyAfterOrder(checkoutId: string, cart: Pick<CartStore, "removeOrdered">): void {
  const stored = readStoredCheckout();
  if (stored?.id !== checkoutId) return;
  cart.removeOrdered(stored.lines);
  clearDrafts();
  forgetCheckout();
}
