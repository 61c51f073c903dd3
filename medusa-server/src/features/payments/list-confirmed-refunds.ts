import type { MedusaContainer } from "@medusajs/framework/types";
import { JOURNAL_MODULE } from "../journal/modules/journal/index.ts";

/**
 * Filters refunds to those that the provider has accepted: Medusa stores a refund before it asks the provider, and
 * deletes the refund when the provider refuses.
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
