import type { CartStore } from "../../../entities/cart/cart-store.ts";
import { forgetCheckout, readStoredCheckout } from "../start/stored-checkout.ts";
import { clearCheckoutDrafts } from "../steps/checkout-draft.ts";

/**
 * Clears the drafts of the checkout's forms in this tab and removes the ordered lines from the cart in every tab. The
 * confirmation calls it, not the request that places the order, because the reply to that request may be lost. It
 * changes the cart only once, so that opening the confirmation again does not change a new cart.
 *
 * @returns whether this browser started the checkout and shows its order for the first time
 */
export function cleanUpAfterOrder(checkoutId: string, cart: Pick<CartStore, "removeOrdered">): boolean {
  // Also when another tab or site placed the order, because each tab has its own drafts.
  clearCheckoutDrafts(checkoutId);
  const stored = readStoredCheckout();
  if (stored?.id !== checkoutId) return false;
  cart.removeOrdered(stored.lines);
  forgetCheckout();
  return true;
}
