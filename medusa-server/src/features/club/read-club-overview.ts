import type { Container } from "../../platform/container.ts";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";

/** Maximum length of the list; decided referrals make room for others. */
const mostReferrals = 100;

/** Reads the referrals that await a decision for the admin's club page, the oldest first. */
export async function readClubOverview(container: Container) {
  const club = container.resolve(CLUB_MODULE);
  const accounts = container.resolve(ACCOUNT_MODULE);
  const referrals = await club.listReferrals(
    { state: "pending_decision" },
    { order: { updated_at: "ASC", id: "ASC" }, take: mostReferrals },
  );
  const named = await accounts.listAccounts(
    { id: referrals.flatMap((each) => [each.friend_account_id, each.inviter_account_id]) },
    { select: ["id", "name", "email"], take: null },
  );
  const toParty = (id: string) => {
    const account = named.find((each) => each.id === id);
    return { id, name: account?.name ?? "deleted", email: account?.email ?? "" };
  };
  return {
    referrals: referrals.map(({ id, reason, order_id, updated_at, ...referral }) => ({
      id,
      reason,
      orderId: order_id,
      since: updated_at.toISOString(),
      friend: toParty(referral.friend_account_id),
      inviter: toParty(referral.inviter_account_id),
    })),
  };
}
export type ClubOverview = Awaited<ReturnType<typeof readClubOverview>>;
