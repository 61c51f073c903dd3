import { calculateReward } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { appendToLedger } from "./append-to-ledger.ts";
import { payReferral } from "./pay-referral.ts";
import { planPointsBack, planReversal, planReward } from "./plan-order-points.ts";
import { readOrderOfPoints } from "./read-order-of-points.ts";

/**
 * Settles the points of an order. Adds the reward when it is placed, takes points back and returns points as far as it
 * is refunded or cancelled, and pays the referral once it is paid. Idempotent: every event of an order calls it, in any
 * order and repeatedly.
 */
export async function settleOrderPoints(container: Container, orderId: string): Promise<void> {
  const found = await readOrderOfPoints(container, orderId);
  if (found === null) return;
  const { order, accountId, cartId, isPaid } = found;
  const club = container.resolve(CLUB_MODULE);
  const [membership] = await club.listClubMemberships(
    { account_id: accountId },
    { select: ["joined_at", "left_at"] },
  );
  if (membership === undefined) return;
  const wasMember = membership.joined_at.getTime() <= Date.parse(order.placedAt);
  if (wasMember) await appendToLedger(container, accountId, (ledger) => planReward(ledger, order));
  if (order.isCanceled || order.refundedMinor > 0) {
    await appendToLedger(container, accountId, (ledger) => planReversal(ledger, order));
    await appendToLedger(container, accountId, (ledger) => planPointsBack(ledger, cartId, order));
  }
  const hasPaidFilament = isPaid && !order.isCanceled && calculateReward(order.bought, "standard") > 0;
  if (wasMember && hasPaidFilament) await payReferral(container, { friendAccountId: accountId, orderId });
}
