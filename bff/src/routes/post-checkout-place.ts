import { placeOrder } from "../flows/checkout/place-order.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout/{id}/place [7.12], [4.34] */
export function postCheckoutPlace(services: Services): Handler<"POST /checkout/{id}/place"> {
  return ({ params, query, body }, { clientHash }) =>
    placeOrder(services, params.id, query.language, { ...body, clientHash });
}
