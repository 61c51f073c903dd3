import { changeCheckout } from "../checkout/change-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/shipping [7.12]: another option has other service points, one of which is yet to be chosen. */
export function postCheckoutShipping(services: Services): Handler<"POST /checkout/{id}/shipping"> {
  return ({ params, query, body: { optionId } }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        step: "shipping",
        apply: ({ shippingOptions, shippingOptionId }) => {
          const option = shippingOptions.find(({ id }) => id === optionId);
          if (!option) throw new ApiFailure("shipping_option_unavailable");
          if (optionId === shippingOptionId) return {};
          return {
            shippingOptionId: optionId,
            servicePoint: null,
            ...(option.servicePoint && { shippingComplete: false }),
          };
        },
      },
    );
}
