import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import { readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./read-cart-payment.ts";
import { toAuthorization, type Authorization } from "./to-authorization.ts";

/** Of a payment that the shopper can still make. */
const actedOnStatuses: readonly string[] = [PaymentSessionStatus.PENDING, PaymentSessionStatus.REQUIRES_MORE];

/**
 * Asks the provider whether a cart's payment is authorized, for exactly the cart's total.
 * @throws when the provider does not answer: whether money was promised is then not known
 */
export async function authorizePayment(
  container: MedusaContainer,
  cartId: string,
  paymentToken: string | null,
): Promise<Authorization> {
  const payments = container.resolve(Modules.PAYMENT);
  const [cartPayment] = await readCartPayments(container, cartId);
  if (cartPayment === undefined) return "failed";
  const { sessionId, providerId } = cartPayment;
  // Medusa gives back what was taken when the order could not be made, and still calls the payment authorized.
  if (cartPayment.payment?.isRefunded) return "failed";
  const { toAuthorized, withToken } = readProvider(providerId);
  if (paymentToken !== null && withToken && cartPayment.payment === null) {
    // Stored before it is used: the process that ends the payment after a crash needs it.
    await payments.updatePaymentSession({
      id: sessionId,
      data: withToken(cartPayment.sessionData, paymentToken),
      currency_code: cartPayment.currencyCode,
      amount: toMajor(cartPayment.totalMinor),
    });
  }
  try {
    const payment = await payments.authorizePaymentSession(sessionId, {});
    if (payment === null) return "unknown";
    const { canceled_at, data } = await payments.retrievePayment(payment.id);
    if (canceled_at) return "failed";
    return toAuthorization(toAuthorized(data), cartPayment);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await payments.retrievePaymentSession(sessionId, { select: ["status"] });
    return actedOnStatuses.includes(status) ? "pending" : "failed";
  }
}

/** The provider answered, and it was not a yes; Medusa tells it by its words only. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.message.includes("was not authorized with the provider");
}
