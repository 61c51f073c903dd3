import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { type PreparedPayment, readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./read-cart-payment.ts";

/**
 * What the browser needs to pay after the provider was asked, which may have given more than it had when the payment
 * was prepared, such as Swish's token. Kept in the checkout's row for whoever comes back. Call it under the
 * checkout's lock.
 */
export async function rereadPreparedPayment(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
  prepared: PreparedPayment,
): Promise<PreparedPayment> {
  const [cartPayment] = await readCartPayments(container, cartId);
  if (cartPayment === undefined) return prepared;
  const payment = readProvider(cartPayment.providerId).toPrepared(cartPayment.sessionData);
  if (isDeepStrictEqual(payment, prepared)) return prepared;
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  await checkouts.updateCheckouts({ id: checkoutId, payment });
  return payment;
}
