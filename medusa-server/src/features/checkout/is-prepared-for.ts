import type { MedusaContainer } from "@medusajs/framework/types";
import { type PricedCheckout, toMinor } from "@spolverk/domain";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readCartPayments } from "../payments/sql/read-cart-payments.ts";
import type { CheckoutRow } from "../orders/checkout-row.ts";
import { toHash } from "./to-purchase.ts";

/** Of a payment that can not be authorized any more. */
const endedStatuses = ["canceled", "error"];

/**
 * Whether a checkout's cart charges exactly a priced checkout: it was made of it, and so was its one payment, which is
 * neither cancelled nor failed.
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
