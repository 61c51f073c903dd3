import { changeCheckout } from "../checkout/change-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/shippingComplete [7.12]. An option with service points needs one chosen, unless the
 * carrier cannot say which there are: it then picks the nearest itself.
 */
export function postCheckoutShippingComplete(
  services: Services,
): Handler<"POST /checkout/{id}/shippingComplete"> {
  return ({ params, query, body: { noteToCarrier } }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        step: "shipping",
        apply: ({ shippingOptionId, shippingComplete, servicePoints, servicePoint }) => {
          if (shippingOptionId === null && !shippingComplete) throw new ApiFailure("step_not_reached");
          if (servicePoint === null && (servicePoints?.points ?? []).length > 0) {
            throw new ApiFailure("service_point_required");
          }
          return { shippingComplete: true, ...(noteToCarrier !== undefined && { noteToCarrier }) };
        },
      },
    );
}
