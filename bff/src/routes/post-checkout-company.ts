import { changeCheckout } from "../checkout/change-checkout.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/company [7.12] */
export function postCheckoutCompany(services: Services): Handler<"POST /checkout/{id}/company"> {
  return ({ params, query, body }, caller) =>
    changeCheckout(services, { ...params, ...query, caller }, { apply: () => ({ company: body.company }) });
}
