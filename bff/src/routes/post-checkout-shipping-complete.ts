import { changeCheckout } from "../flows/checkout/change-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout/{id}/shippingComplete [7.12] */
export function postCheckoutShippingComplete(
  services: Services,
): Handler<"POST /checkout/{id}/shippingComplete"> {
  return ({ params, query }) =>
    changeCheckout(services, params.id, query.language, {
      step: "shipping",
      apply: ({ shippingOptionId, shippingComplete }) => {
        if (shippingOptionId === null && !shippingComplete) throw new ApiFailure("step_not_reached");
        return { shippingComplete: true };
      },
    });
}
