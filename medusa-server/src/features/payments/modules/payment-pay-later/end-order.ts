import { MedusaError } from "@medusajs/framework/utils";
import type { PayLaterClient, PayLaterOrder } from "./pay-later-client.ts";

/**
 * Releases an order, or gives back what of it was captured; nothing when it has ended.
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
  // The provider refuses to cancel what its risk check has refused; nothing is left of it.
  if (order.fraudStatus === "REJECTED") return;
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `The order was not ended: ${ended.errorCode}`);
}
