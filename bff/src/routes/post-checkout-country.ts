import { changeCheckout } from "../checkout/change-checkout.ts";
import { requireDeliverable } from "../checkout/require-deliverable.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/country [7.12] */
export function postCheckoutCountry(services: Services): Handler<"POST /checkout/{id}/country"> {
  return ({ params, query, body }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: () => ({ country: body.country }),
        check: (checkout, facts) => requireDeliverable(checkout, facts, "body.country"),
      },
    );
}
