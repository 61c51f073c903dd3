import type { Order } from "../contract/account-orders.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import { toOrder } from "./to-order.ts";

/** An order of an account as it stands now. @throws ApiFailure order_not_found, for another account's order too */
export async function showOrder(
  { commerce }: Pick<Services, "commerce">,
  accountId: string,
  orderId: string,
): Promise<Order> {
  const order = await commerce.getOrder(accountId, orderId);
  if (order === null) throw new ApiFailure("order_not_found");
  return toOrder(order);
}
