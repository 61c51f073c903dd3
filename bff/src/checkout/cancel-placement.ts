import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { LoadedCheckout } from "./load-checkout.ts";
import { saveOutcome } from "./save-outcome.ts";

/**
 * The record of a checkout, free to be changed: what waited for its payment does so no longer.
 *
 * @throws ApiFailure checkout_already_placed, also when the payment turns out to have been made, or
 * order_in_progress when the provider has not said yet
 */
export async function cancelPlacement(
  services: Services,
  { record, isAwaitingPayment }: LoadedCheckout,
): Promise<CheckoutRecord> {
  if (record.order) throw new ApiFailure("checkout_already_placed");
  if (!record.accepted && !isAwaitingPayment) return record;
  const result = await services.commerce.cancelPlacing(record.id, record.version);
  if (result.kind === "pending") throw new ApiFailure("order_in_progress");
  if (result.kind === "placed") {
    await saveOutcome(services, record, { order: result.order });
    throw new ApiFailure("checkout_already_placed");
  }
  return { ...record, accepted: null };
}
