import { changeCheckout } from "../flows/checkout/change-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout/{id}/shipping [7.12] */
export function postCheckoutShipping(services: Services): Handler<"POST /checkout/{id}/shipping"> {
  return ({ params, query, body: { optionId } }) =>
    changeCheckout(services, params.id, query.language, {
      step: "shipping",
      apply: ({ shippingOptions }) => {
        if (!shippingOptions.some(({ id }) => id === optionId))
          throw new ApiFailure("shipping_option_unavailable");
        return { shippingOptionId: optionId };
      },
    });
}
