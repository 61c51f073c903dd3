import type { CartStore } from "../../../entities/cart/cart-store.ts";
import { forgetCheckout, readStoredCheckout } from "../start/stored-checkout.ts";
import { clearCheckoutDrafts } from "../steps/checkout-draft.ts";

/**
 * Deletes the drafts of the checkout's forms in this tab, and removes the ordered lines from the cart, in every tab. The
 * confirmation calls it, not the request for the order, whose answer may have been lost. The cart is changed once, so
 * that opening the confirmation again leaves a new one alone.
 *
 * @returns whether it was this browser's checkout, and the first time that its order is shown
 */
export function cleanUpAfterOrder(checkoutId: string, cart: Pick<CartStore, "removeOrdered">): boolean {
  // Also where the order was placed in another tab or on another site: each has drafts of its own.
  clearCheckoutDrafts(checkoutId);
  const stored = readStoredCheckout();
  if (stored?.id !== checkoutId) return false;
  cart.removeOrdered(stored.lines);
  forgetCheckout();
  return true;
}
