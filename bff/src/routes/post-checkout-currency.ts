import { changeCheckout } from "../checkout/change-checkout.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/currency: any of the six with any country of delivery [9.2]. */
export function postCheckoutCurrency(services: Services): Handler<"POST /checkout/{id}/currency"> {
  return ({ params, query, body }, caller) =>
    changeCheckout(services, { ...params, ...query, caller }, { apply: () => ({ currency: body.currency }) });
}
