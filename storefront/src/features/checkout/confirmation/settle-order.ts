import type { Checkout } from "@spolverk/bff/contract";
import { trackBuying } from "../../../analytics/track-buying.ts";
import { cart } from "../../../entities/cart/use-cart.ts";
import { cleanUpAfterOrder } from "./clean-up-after-order.ts";
import { toPurchase } from "./to-purchase.ts";

/** Empties the cart of what was ordered, and counts the purchase; once, on whatever page the order is first seen. */
export function settleOrder(
  checkout: Checkout,
  { number }: NonNullable<Checkout["order"]>,
  legal: Parameters<typeof trackBuying>[0],
): void {
  if (cleanUpAfterOrder(checkout.id, cart)) trackBuying(legal, "purchase", toPurchase(checkout, number));
}
