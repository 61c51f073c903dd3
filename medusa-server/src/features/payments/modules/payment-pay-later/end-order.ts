import { MedusaError } from "@medusajs/framework/utils";
import type { PayLaterClient, PayLaterOrder } from "./pay-later-client.ts";

/**
 * Cancels an order whose money was not captured, or refunds the captured money that was not refunded yet. Does nothing
 * for a cancelled, expired or fully refunded order.
 * @throws MedusaError when the provider refuses, unless its risk check has rejected the order
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
  // After its risk check rejected the order, the provider refuses a cancellation, and nothing remains to cancel.
  if (order.fraudStatus === "REJECTED") return;
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The order was not ended: ${ended.errorCode}`);
}
