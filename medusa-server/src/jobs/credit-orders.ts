import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { creditOrder } from "../invoices/credit-order.ts";
import { findUncreditedOrders } from "../sql/find-credits.ts";

/** What events did not do: the credit notes of a process that died. One order that fails keeps none of the others waiting. */
export default async function creditMissedOrders(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const orderId of await findUncreditedOrders(container)) {
    await creditOrder(container, orderId).catch((error: unknown) =>
      logger.error(`Order ${orderId} could not be credited yet: ${String(error)}`),
    );
  }
}

export const config = { name: "credit-orders", schedule: "* * * * *" };
