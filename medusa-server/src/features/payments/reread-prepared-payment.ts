import type { ProviderPayment } from "@spolverk/medusa-contract";
import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";

type Asked = {
  id: string;
  cartId: string;
  /** The payment stored in the checkout's row. */
  payment: ProviderPayment;
  /**
   * Whether the provider has yet to decide. Until it decides, the shopper need not repeat the payment's steps, even
   * after a reload.
   */
  inReview: boolean;
};

/**
 * Rebuilds the prepared payment after the shop has called the provider, whose reply may have added data such as Swish's
 * token. Stores a changed payment in the checkout's row for a shopper who comes back. Call it under the checkout's
 * lock.
 */
export async function rereadPreparedPayment(
  container: MedusaContainer,
  { id, cartId, payment, inReview }: Asked,
): Promise<ProviderPayment> {
  const [cartPayment] = await readCartPayments(container, cartId);
  if (cartPayment === undefined) return payment;
  const prepared = readProvider(cartPayment.providerId).toPrepared(cartPayment.sessionData);
  const now = prepared.kind === "pay_later" ? { ...prepared, inReview } : prepared;
  if (isDeepStrictEqual(now, payment)) return payment;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  await checkouts.writePlacing(id, { payment: now });
  return now;
}
