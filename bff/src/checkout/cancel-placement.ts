import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { LoadedCheckout } from "./load-checkout.ts";

/**
 * Cancels a pending placement and returns the record, which can then be changed.
 * @throws ApiFailure checkout_already_placed, also when the payment turns out to have succeeded; order_in_progress when
 * the provider has not answered yet
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
