import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import type { ReferralState } from "./modules/club/referral-states.ts";
import { findSuspicionOfOrder } from "./find-suspicion.ts";

/**
 * Gives the member who invited a friend the referral bonus for the friend's first paid order of filament [9.32], once; an
 * invitation that looks like one of oneself waits for a merchandiser. A later order changes nothing.
 *
 * @returns the state of the friend's referral then; null when nobody has invited the friend
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
  // A merchandiser has approved the invitation before.
  const isApproved = referral.decided_by !== null;
  const suspicion = isApproved ? null : await findSuspicionOfOrder(container, { inviterId, orderId });
  const state = await club.payReferral({ friendAccountId, orderId, suspicion }, new Date());
  if (state === "paid") await wakeJournal(container);
  return state;
}
