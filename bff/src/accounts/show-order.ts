import type { Language } from "@spolverk/content";
import type { Order } from "../contract/account-orders.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import { nameOrders } from "./name-orders.ts";
import { toOrder } from "./to-order.ts";

/**
 * An order of an account in its current state, in the reader's language.
 * @throws ApiFailure order_not_found, also for an order of another account
 */
export async function showOrder(
  services: Pick<Services, "engine" | "catalogue">,
  accountId: string,
  orderId: string,
  language: Language,
): Promise<Order> {
  const found = await services.engine.getOrder(accountId, orderId);
  const [order] = await nameOrders(services, found === null ? [] : [found], language);
  if (order === undefined) throw new ApiFailure("order_not_found");
  return toOrder(order);
}
