import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { LoadedCheckout } from "./load-checkout.ts";

/**
 * Cancels a pending placement, so that the record can be changed. A record without one is returned as it is.
 * @throws ApiFailure checkout_already_placed when the order exists, also when the payment turns out to have succeeded;
 * order_in_progress while the payment provider has not answered whether it succeeded
 */
export async function cancelPlacement(
  { engine, invoiceLimit }: Services,
  { record, order, isAwaitingPayment }: LoadedCheckout,
): Promise<CheckoutRecord> {
  if (order) throw new ApiFailure("checkout_already_placed");
  if (!record.accepted && !isAwaitingPayment) return record;
  const { kind } = await engine.cancelPlacing(record.id, record.version);
  if (kind === "pending") throw new ApiFailure("order_in_progress");
  if (kind === "placed") throw new ApiFailure("checkout_already_placed");
  await invoiceLimit.giveBackKept(record.id);
  return { ...record, accepted: null };
}
