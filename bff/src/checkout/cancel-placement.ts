import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { LoadedCheckout } from "./load-checkout.ts";

/**
 * The record of a checkout, free to be changed: what waited for its payment does so no longer.
 *
 * @throws ApiFailure checkout_already_placed, also when the payment turns out to have been made, or
 * order_in_progress when the provider has not said yet
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
