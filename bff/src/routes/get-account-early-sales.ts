import { listEarlySales } from "../club/list-early-sales.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/{id}/earlySales [9.33] */
export function getAccountEarlySales(services: Services): Handler<"GET /account/{id}/earlySales"> {
  return (_, caller) => listEarlySales(services, caller);
}
