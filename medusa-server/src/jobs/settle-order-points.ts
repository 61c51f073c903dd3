import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findUnsettledOrders } from "../sql/find-unsettled-orders.ts";
import { settleOrderPoints } from "../club/settle-order-points.ts";

/** What events did not do: the points of a process that died. One order that fails keeps none of the others waiting. */
export default async function settleMissedPoints(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const orderId of await findUnsettledOrders(container)) {
    await settleOrderPoints(container, orderId).catch((error: unknown) =>
      logger.error(`The points of order ${orderId} could not be settled yet: ${String(error)}`),
    );
  }
}

export const config = { name: "settle-order-points", schedule: "* * * * *" };
