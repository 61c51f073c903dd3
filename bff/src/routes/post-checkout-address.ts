import { changeCheckout } from "../flows/checkout/change-checkout.ts";
import { findAddressProblems } from "../flows/checkout/find-address-problems.ts";
import { toDeliveryAddress } from "../flows/checkout/is-address-complete.ts";
import { refuseUnreachable } from "../flows/checkout/refuse-unreachable.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout/{id}/address [7.12]: the delivery address says where the checkout is priced for. */
export function postCheckoutAddress(services: Services): Handler<"POST /checkout/{id}/address"> {
  return ({ params, query, body: { billing, shipping } }) =>
    changeCheckout(services, params.id, query.language, {
      step: "address",
      apply: ({ company }) => {
        const problems = Object.entries(findAddressProblems({ billing, shipping, company }));
        if (problems.length > 0) {
          const fields = Object.fromEntries(problems.map(([field, key]) => [`body.${field}`, key]));
          throw new ApiFailure("invalid_request", { fields });
        }
        return { billing, shipping, country: toDeliveryAddress(billing, shipping).country };
      },
      check: (checkout) => refuseUnreachable(checkout, `body.${shipping ? "shipping" : "billing"}.country`),
    });
}
