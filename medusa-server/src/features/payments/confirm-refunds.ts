import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { JOURNAL_MODULE } from "../journal/modules/journal/index.ts";

/**
 * Confirms refunds that the payment provider has confirmed, so that their consumers need not wait to see whether Medusa
 * deletes them.
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
