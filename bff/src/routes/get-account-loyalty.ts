import { showLoyalty } from "../club/show-loyalty.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/{id}/loyalty [2.19] [3.44] */
export function getAccountLoyalty(services: Services): Handler<"GET /account/{id}/loyalty"> {
  return (_, caller) => showLoyalty(services, caller);
}
