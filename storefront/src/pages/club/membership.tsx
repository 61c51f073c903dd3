import type { Account, Loyalty } from "@spolverk/bff/contract";
import { isRoleEnough } from "@spolverk/domain";
import { ActivityPanel } from "./activity-panel.tsx";
import { ExpiringPoints } from "./expiring-points.tsx";
import { InviteFriend } from "./invite-friend.tsx";
import { LeaveClub } from "./leave-club.tsx";
import { PointsPanel } from "./points-panel.tsx";
import { TierTable } from "./tier-table.tsx";

type MembershipProps = { account: Account; club: NonNullable<Loyalty["club"]>; isNew: boolean };

/** A member's page: points, tier, expiring points and ledger, and an owner's actions [2.19] [3.44]. */
export function Membership({ account, club, isNew }: MembershipProps) {
  const isOwner = isRoleEnough(account.role, "owner");
  return (
    <div className="grid gap-5">
      <PointsPanel club={club} isNew={isNew} />
      <ExpiringPoints expiring={club.expiring} />
      {isOwner && <InviteFriend account={account} currency={club.currency} />}
      <ActivityPanel accountId={account.accountId} />
      <TierTable currency={club.currency} />
      {isOwner && <LeaveClub accountId={account.accountId} pointsMinor={club.points} />}
    </div>
  );
}
