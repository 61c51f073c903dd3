import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Services } from "../services.ts";

/**
 * Saves how placing a record went. Another call for the same checkout may have remembered first: what it
 * saved is as true, unless ours is the order.
 */
export async function saveOutcome(
  services: Services,
  record: CheckoutRecord,
  outcome: Partial<Pick<CheckoutRecord, "accepted" | "order" | "coupon">>,
): Promise<void> {
  let latest = record;
  for (;;) {
    const next = {
      ...latest,
      ...outcome,
      version: latest.version + 1,
      changedAt: services.now().toISOString(),
    };
    if ((await services.commerce.saveCheckout(next)) === "saved") return;
    const loaded = await services.commerce.getCheckout(record.id);
    if (!loaded || loaded.record.order || !outcome.order) return;
    latest = loaded.record;
  }
}
