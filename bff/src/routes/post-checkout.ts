import { startCheckout } from "../flows/checkout/start-checkout.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout [7.10] */
export function postCheckout(services: Services): Handler<"POST /checkout"> {
  return ({ query, body }) => startCheckout(services, query.language, body);
}
