import { isPayLater } from "@spolverk/domain";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import { changeCheckout } from "./change-checkout.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { toPricedCheckout } from "./to-priced-checkout.ts";

/**
 * Prepares the payment of a checkout that has reached that step. Drops a pay-later method that the provider turns out
 * not to offer for this purchase.
 * @throws ApiFailure payment_method_unavailable
 */
export async function preparePayment(
  services: Services,
  checkout: Checkout,
  call: CheckoutCall,
): Promise<Checkout> {
  const { paymentMethod } = checkout;
  try {
    const payment = await services.engine.preparePayment(
      checkout.id,
      toPricedCheckout(checkout, call.language),
    );
    return { ...checkout, payment };
  } catch (error) {
    const isOfLater = paymentMethod !== null && isPayLater(paymentMethod);
    if (!(error instanceof CommerceRefusedError && isOfLater)) throw error;
    await changeCheckout(services, call, { step: "payment", apply: () => ({ paymentMethod: null }) });
    throw new ApiFailure("payment_method_unavailable", { cause: error });
  }
}
