import { loadCheckout } from "../flows/checkout/load-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** GET /checkout/{id}/swishStatus/{swishId} [7.13] */
export function getSwishStatus(services: Services): Handler<"GET /checkout/{id}/swishStatus/{swishId}"> {
  return async ({ params: { id, swishId } }) => {
    await loadCheckout(services, id);
    const status = await services.commerce.getSwishStatus(id, swishId);
    if (status === null) throw new ApiFailure("payment_not_found");
    return { status };
  };
}
