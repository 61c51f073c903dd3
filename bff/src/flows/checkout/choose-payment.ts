import type { Language } from "@spolverk/content";
import { isSettled, type PaymentMethod } from "@spolverk/domain";
import type { Checkout } from "../../contract/checkout.ts";
import { ApiFailure } from "../../http/api-failure.ts";
import type { Services } from "../../routes/services.ts";
import { changeCheckout } from "./change-checkout.ts";
import { preparePayment } from "./prepare-payment.ts";

/**
 * Chooses how to pay and has the backend prepare exactly that payment. A way to pay later that the provider turns out
 * not to have for this purchase is not chosen.
 *
 * @throws ApiFailure payment_method_unavailable, no_products, or what every change may refuse
 */
export async function choosePayment(
  services: Services,
  id: string,
  language: Language,
  method: PaymentMethod,
): Promise<Checkout> {
  const checkout = await changeCheckout(services, id, language, {
    step: "payment",
    apply: ({ lines, paymentMethods }) => {
      if (lines.length === 0) throw new ApiFailure("no_products");
      if (!paymentMethods.some((option) => option.method === method)) {
        throw new ApiFailure("payment_method_unavailable");
      }
      return isSettled(method) ? {} : { paymentMethod: method };
    },
  });
  return preparePayment(services, checkout, language);
}
