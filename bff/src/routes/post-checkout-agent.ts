import { changeCheckout } from "../checkout/change-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/agent [7.12]: the service point of the chosen shipping option [3.51]. */
export function postCheckoutAgent(services: Services): Handler<"POST /checkout/{id}/agent"> {
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
