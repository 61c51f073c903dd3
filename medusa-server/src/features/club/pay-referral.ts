import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import type { ReferralState } from "./modules/club/referral-states.ts";
import { findSuspicionOfOrder } from "./find-suspicion.ts";

/**
 * Pays the inviting member the referral bonus for a friend's first paid order of filament [9.32], once. A referral that
 * looks like a self-invitation awaits a merchandiser's decision. Later orders have no effect.
 *
 * @returns the resulting state of the friend's referral; null without one
 */
export async function payReferral(
  container: Container,
  { friendAccountId, orderId }: { friendAccountId: string; orderId: string },
): Promise<ReferralState | null> {
  const club = container.resolve(CLUB_MODULE);
  const [referral] = await club.listReferrals(
    { friend_account_id: friendAccountId },
    { select: ["state", "inviter_account_id", "decided_by"] },
  );
  if (referral === undefined) return null;
  const inviterId = referral.inviter_account_id;
  if (referral.state !== "waiting") return referral.state;
  // A merchandiser has already approved the referral.
  const isApproved = referral.decided_by !== null;
  const suspicion = isApproved ? null : await findSuspicionOfOrder(container, { inviterId, orderId });
  const state = await club.payReferral({ friendAccountId, orderId, suspicion }, new Date());
  if (state === "paid") await wakeJournal(container);
  return state;
}
