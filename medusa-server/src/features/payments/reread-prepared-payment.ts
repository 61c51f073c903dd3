import type { PreparedPayment } from "@spolverk/domain";
import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";

type Asked = {
  id: string;
  cartId: string;
  /** What the checkout's row has. */
  payment: PreparedPayment;
  /** The provider does not know yet: the shopper need not be asked for the same again, nor after a reload. */
  inReview: boolean;
};

/**
 * What the browser needs to pay after the provider was asked, which may have given more than it had when the payment
 * was prepared, such as Swish's token. Kept in the checkout's row for a shopper who comes back. Call it under the
 * checkout's lock.
 */
export async function rereadPreparedPayment(
  container: MedusaContainer,
  { id, cartId, payment, inReview }: Asked,
): Promise<PreparedPayment> {
  const [cartPayment] = await readCartPayments(container, cartId);
  if (cartPayment === undefined) return payment;
  const prepared = readProvider(cartPayment.providerId).toPrepared(cartPayment.sessionData);
  const now = prepared.kind === "pay_later" ? { ...prepared, inReview } : prepared;
  if (isDeepStrictEqual(now, payment)) return payment;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  await checkouts.writePlacing(id, { payment: now });
  return now;
}
