import type { Container } from "../../platform/container.ts";
import type { WithdrawalDecisionBody } from "./api/withdrawal-body.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import { readWithdrawalForAdmin } from "./read-withdrawal-for-admin.ts";

/**
 * Decides on a withdrawal. The customer is refunded the way the order was paid, unless they have agreed to another one
 * (directive 2011/83/EU, article 13(1)): if the shop has recorded no refund, the state "refunded" requires a note on
 * how it was paid.
 *
 * @returns "unpaid" when that note is missing; "changed" when the withdrawal is decided already, or has another order
 * than the merchandiser's page showed
 */
export async function decideWithdrawal(
  container: Container,
  id: string,
  { state, reason, orderId, author }: WithdrawalDecisionBody & { author: string },
  now: Date,
): Promise<"decided" | "unpaid" | "changed"> {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE);
  const withdrawal = await readWithdrawalForAdmin(container, id);
  if (withdrawal.state !== "received" || withdrawal.orderId !== orderId) return "changed";
  const isPaidBack = (withdrawal.amounts?.refunded ?? 0) > 0;
  if (state === "refunded" && !isPaidBack && !reason) return "unpaid";
  const decision = { state, reason: reason ?? null, orderId, author };
  const isDecided = await withdrawals.decide(id, decision, now);
  return isDecided ? "decided" : "changed";
}
