import { choosePayment } from "../flows/checkout/choose-payment.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout/{id}/payment [7.12] */
export function postCheckoutPayment(services: Services): Handler<"POST /checkout/{id}/payment"> {
  return ({ params, query, body }) => choosePayment(services, params.id, query.language, body.method);
}
