import { changeCheckout } from "../checkout/change-checkout.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/account [7.12] */
export function postCheckoutAccount(services: Services): Handler<"POST /checkout/{id}/account"> {
  return ({ params, query, body }) =>
    changeCheckout(services, params.id, query.language, { apply: () => ({ email: body.email }) });
}
