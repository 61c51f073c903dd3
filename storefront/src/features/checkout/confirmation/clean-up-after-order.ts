import type { CartStore } from "../../../entities/cart/cart-store.ts";
import { forgetCheckout, readStoredCheckout } from "../start/stored-checkout.ts";
import { clearDrafts } from "../../../browser/use-form-draft.ts";

/**
 * Removes the ordered lines from the cart, in every tab, and deletes the drafts of the forms. The confirmation calls it,
 * not the request for the order, whose answer may have been lost. It runs once, so that opening the confirmation
 * again leaves a new cart alone.
 */
export function cleanUpAfterOrder(checkoutId: string, cart: Pick<CartStore, "removeOrdered">): void {
  const stored = readStoredCheckout();
  if (stored?.id !== checkoutId) return;
  cart.removeOrdered(stored.lines);
  clearDrafts("checkout-");
  forgetCheckout();
}
