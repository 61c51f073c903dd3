import type { MedusaContainer } from "@medusajs/framework/types";
import { JOURNAL_MODULE } from "../journal/modules/journal/index.ts";

/**
 * Leaves out the refunds that the provider may still refuse: Medusa stores a refund before it asks the provider, and
 * deletes the refund when the provider refuses. A refund counts as accepted once its event is due: see
 * `confirmRefunds`.
 */
export async function listConfirmedRefunds<Refund extends { id: string }>(
  container: MedusaContainer,
  refunds: readonly Refund[],
): Promise<Refund[]> {
  if (refunds.length === 0) return [];
  const journal = container.resolve(JOURNAL_MODULE);
  const unconfirmed = await journal.listUnconfirmed(
    "payment_refunded",
    refunds.map(({ id }) => id),
  );
  return refunds.filter(({ id }) => !unconfirmed.includes(id));
}
