import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules, PaymentSessionStatus } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";
import { toAuthorization, type Authorization } from "./to-authorization.ts";

/** Statuses of a payment that the shopper can still make. */
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
  // Medusa refunds a captured payment when the order cannot be made, and still calls the payment authorized.
  if (cartPayment.payment?.isRefunded) return "failed";
  const { toAuthorized, withToken } = readProvider(providerId);
  if (paymentToken !== null && withToken && cartPayment.payment === null) {
    // Stored before its use: the process that cancels the payment after a crash needs it.
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

/** Whether the provider answered and refused. A missing answer is another error. */
function isRefusal(error: unknown): boolean {
  return MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED;
}
