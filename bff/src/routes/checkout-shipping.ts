import { changeCheckout } from "../checkout/change-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const checkoutShippingHandlers = (services: Services) =>
  ({
    "POST /checkout/{id}/shipping": postCheckoutShipping(services),
    "POST /checkout/{id}/agent": postCheckoutAgent(services),
    "POST /checkout/{id}/shippingComplete": postCheckoutShippingComplete(services),
  }) satisfies Partial<Handlers>;

/** POST /checkout/{id}/shipping [7.12]: clears the service point, because another option has other points. */
function postCheckoutShipping(services: Services): Handler<"POST /checkout/{id}/shipping"> {
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

/** POST /checkout/{id}/agent [7.12]: sets the service point of the chosen shipping option [3.51]. */
function postCheckoutAgent(services: Services): Handler<"POST /checkout/{id}/agent"> {
  return ({ params, query, body: { servicePointId } }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        step: "shipping",
        apply: ({ servicePoints }) => {
          const servicePoint = servicePoints?.points.find(({ id }) => id === servicePointId);
          if (!servicePoint) throw new ApiFailure("service_point_unavailable");
          return { servicePoint };
        },
      },
    );
}

/**
 * POST /checkout/{id}/shippingComplete [7.12]. An option with service points needs one chosen, unless the carrier's
 * service does not answer: the carrier then picks the nearest point itself.
 */
function postCheckoutShippingComplete(services: Services): Handler<"POST /checkout/{id}/shippingComplete"> {
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
