import { loadCheckout } from "../checkout/load-checkout.ts";
import { showCheckout } from "../checkout/show-checkout.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /checkout/{id} [7.11] */
export function getCheckout(services: Services): Handler<"GET /checkout/{id}"> {
  return async ({ params, query }, caller) => {
    const call = { ...params, ...query, caller };
    return showCheckout(services, await loadCheckout(services, call), call);
  };
}
