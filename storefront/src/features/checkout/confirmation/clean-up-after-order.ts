import type { CartStore } from "../../../entities/cart/cart-store.ts";
import { forgetCheckout, readStoredCheckout } from "../start/stored-checkout.ts";
import { clearDrafts } from "../../../browser/use-form-draft.ts";

/**
 * Removes the ordered lines from the cart, in every tab, and deletes the drafts of the forms. The confirmation calls it,
 * not the request for the order, whose answer may have been lost. It runs once, so that opening the confirmation
 * again leaves a new cart alone.
 *
 * @returns whether it was this browser's checkout, and the first time that its order is shown
 */
export function cleanUpAfterOrder(checkoutId: string, cart: Pick<CartStore, "removeOrdered">): boolean {
  const stored = readStoredCheckout();
  if (stored?.id !== checkoutId) return false;
  cart.removeOrdered(stored.lines);
  clearDrafts("checkout-");
  forgetCheckout();
  return true;
}
