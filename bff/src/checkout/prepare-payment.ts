import { isPayLater } from "@spolverk/domain";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import { changeCheckout } from "./change-checkout.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { toPricedCheckout } from "./to-priced-checkout.ts";

/**
 * Prepares the payment of a checkout that has reached the payment step. When the provider does not offer the chosen
 * pay-later method for this purchase, the checkout is left without a payment method and the call fails.
 * @throws ApiFailure payment_method_unavailable when the provider does not offer the method
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
