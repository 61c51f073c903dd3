import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { JOURNAL_MODULE } from "../journal/modules/journal/index.ts";

/**
 * Makes the journal's events of refunds due as soon as the payment provider has confirmed the refunds. Unconfirmed
 * events wait a minute, in which Medusa deletes a refused refund.
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
