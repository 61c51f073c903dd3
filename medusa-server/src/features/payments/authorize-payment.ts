import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";
import { toAuthorization, type Authorization } from "./to-authorization.ts";

/** Statuses of a payment session that the shopper can still pay. */
const actedOnStatuses: readonly string[] = [PaymentSessionStatus.PENDING, PaymentSessionStatus.REQUIRES_MORE];

/**
 * Asks the provider whether a cart's payment is authorized for exactly the amount to pay.
 * @throws when the provider does not answer: it is then unknown whether money was authorized
 */
export async function authorizePayment(
  container: MedusaContainer,
  { cartId, priced }: KnownPurchase,
  paymentToken: string | null,
): Promise<Authorization> {
  const payments = container.resolve(Modules.PAYMENT);
  const [cartPayment] = await readCartPayments(container, cartId);
  if (cartPayment === undefined) return "failed";
  const { sessionId, providerId } = cartPayment;
  // When an order cannot be made, Medusa refunds its captured payment and still reports the payment as authorized.
  if (cartPayment.payment?.isRefunded) return "failed";
  const { toAuthorized, withToken } = readProvider(providerId);
  if (paymentToken !== null && withToken && cartPayment.payment === null) {
    // The token is stored before its use: after a crash another process needs it to cancel the payment.
    await payments.updatePaymentSession({
      id: sessionId,
      data: withToken(cartPayment.sessionData, paymentToken),
      currency_code: priced.currency.toLowerCase(),
      amount: toMajor(priced.totals.toPay),
    });
  }
  try {
    const payment = await payments.authorizePaymentSession(sessionId, {});
    if (payment === null) return "unknown";
    const { canceled_at, data } = await payments.retrievePayment(payment.id);
    if (canceled_at) return "failed";
    return toAuthorization(toAuthorized(data), {
      totalMinor: priced.totals.toPay,
      currencyCode: priced.currency,
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await payments.retrievePaymentSession(sessionId, { select: ["status"] });
    return actedOnStatuses.includes(status) ? "pending" : "failed";
  }
}

/** Whether an error is the provider's refusal. A missing answer causes another error. */
function isRefusal(error: unknown): boolean {
  return MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED;
}
