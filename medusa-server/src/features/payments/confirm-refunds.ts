import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { JOURNAL_MODULE } from "../journal/modules/journal/index.ts";

/**
 * Makes the journal events `payment_refunded` due at once, for every refund of these payments. Call it once the payment
 * provider has confirmed the refunds. Without the call an event becomes due a minute after its refund was written. By then Medusa has deleted a
 * refund that the provider refused.
 */
export async function confirmRefunds(
  container: MedusaContainer,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0) return;
  const refunds = await container
    .resolve(Modules.PAYMENT)
    .listRefunds({ payment_id: [...paymentIds] }, { select: ["id"] });
  const journal = container.resolve(JOURNAL_MODULE);
  await journal.confirm(
    "payment_refunded",
    refunds.map(({ id }) => id),
  );
}
