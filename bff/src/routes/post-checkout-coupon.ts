import { chooseCoupon } from "../flows/checkout/choose-coupon.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout/{id}/coupon [7.12] */
export function postCheckoutCoupon(services: Services): Handler<"POST /checkout/{id}/coupon"> {
  return ({ params, query, body }) => chooseCoupon(services, params.id, query.language, body.code);
}
