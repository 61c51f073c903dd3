import { isSettled } from "@spolverk/domain";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { preparePayment } from "../checkout/prepare-payment.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/payment [7.12]: saves the payment method and has the backend prepare exactly that payment. The
 * checkout loses a pay-later method that the provider does not offer for this purchase.
 *
 * @throws ApiFailure payment_method_unavailable, no_products, or what changeCheckout throws
 */
export function postCheckoutPayment(services: Services): Handler<"POST /checkout/{id}/payment"> {
  return async ({ params, query, body: { method } }, caller) => {
    const call = { ...params, ...query, caller };
    const checkout = await changeCheckout(services, call, {
      step: "payment",
      apply: ({ lines, paymentMethods }) => {
        if (lines.length === 0) throw new ApiFailure("no_products");
        if (!paymentMethods.some((option) => option.method === method)) {
          throw new ApiFailure("payment_method_unavailable");
        }
        return isSettled(method) ? {} : { paymentMethod: method };
      },
    });
    return preparePayment(services, checkout, call);
  };
}
