import { MedusaError } from "@medusajs/framework/utils";
import type { PayLaterClient, PayLaterOrder } from "./pay-later-client.ts";

/**
 * Releases the authorization of an order, or refunds its captured amount. Does nothing when the order has ended.
 * @throws MedusaError when the provider refuses
 */
export async function endOrder(client: PayLaterClient, order: PayLaterOrder): Promise<void> {
  if (order.status === "CANCELLED" || order.status === "EXPIRED") return;
  const owed = order.capturedMinor - order.refundedMinor;
  if (order.capturedMinor > 0 && owed === 0) return;
  const ended =
    owed > 0
      ? await client.refundOrder(order.id, owed, `give-back-${owed}`)
      : await client.cancelOrder(order.id);
  if (ended.kind === "done") return;
  // Nothing remains to cancel after the provider's risk check rejected the order, and the provider would refuse to.
  if (order.fraudStatus === "REJECTED") return;
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The order was not ended: ${ended.errorCode}`);
}
