import type { MedusaContainer } from "@medusajs/framework/types";
import { type PricedCheckout, toMinor } from "@spolverk/domain";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readCartPayments } from "../payments/sql/read-cart-payments.ts";
import type { CheckoutRow } from "../orders/checkout-row.ts";
import { toHash } from "./to-purchase.ts";

/** Statuses of a payment that can no longer be authorized. */
const endedStatuses = ["canceled", "error"];

/**
 * Tells whether a checkout's cart charges exactly a priced checkout: its purchase has the same hash, and its single
 * payment has the same amount and is neither cancelled nor failed.
 */
export async function isPreparedFor(
  container: MedusaContainer,
  { cart_id: cartId }: Pick<CheckoutRow, "cart_id">,
  priced: PricedCheckout,
): Promise<boolean> {
  if (cartId === null) return false;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [[purchase], payments] = await Promise.all([
    checkouts.listPurchases({ cart_id: cartId }, { select: ["hash"] }),
    readCartPayments(container, cartId),
  ]);
  const [payment] = payments;
  return (
    purchase?.hash === toHash(priced) &&
    payments.length === 1 &&
    payment !== undefined &&
    toMinor(payment.sessionAmount) === priced.totals.toPay &&
    !endedStatuses.includes(payment.sessionStatus)
  );
}
