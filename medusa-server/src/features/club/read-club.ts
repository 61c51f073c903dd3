import {
  calculatePointsBalance,
  type LedgerEntry,
  listExpiringPoints,
  resolveClubTier,
} from "@spolverk/domain";
import type { ClubReply, ExpiringPointsReply, LedgerQuery, LedgerReply } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import type { Membership } from "./modules/club/read-ledger.ts";
import { isBonusWithheld } from "./modules/club/referral-states.ts";
import { nameOrders } from "./name-orders.ts";

/**
 * Reads an account's membership with its balance and tier; null when the account has not joined or has left. Folds the
 * whole ledger here, because its rules need every entry: the reply then does not have to contain the ledger.
 */
export async function readClub(container: Container, accountId: string): Promise<ClubReply> {
  const club = container.resolve(CLUB_MODULE);
  const [member, [referral]] = await Promise.all([
    readMember(container, accountId),
    club.listReferrals({ friend_account_id: accountId }, { select: ["state", "reason"] }),
  ]);
  if (member === null) return { club: null };
  const { membership, entries } = member;
  const { currency, joinedAt } = membership;
  const now = new Date().toISOString();
  const balance = calculatePointsBalance(entries, {
    currency,
    now,
    isBonusWithheld: isBonusWithheld(referral ?? null),
  });
  return { club: { ...balance, joinedAt, standing: resolveClubTier(entries, { currency, now }) } };
}

/** Lists a member's points by the day of their expiry; empty for a non-member. */
export async function readExpiringPoints(
  container: Container,
  accountId: string,
): Promise<ExpiringPointsReply> {
  const member = await readMember(container, accountId);
  return { points: listExpiringPoints(member?.entries ?? [], new Date().toISOString()) };
}

/** Reads a page of the ledger, with the orders of its redemptions; empty for a non-member. */
export async function readLedgerPage(
  container: Container,
  accountId: string,
  { type, page, pageSize }: LedgerQuery,
): Promise<LedgerReply> {
  const club = container.resolve(CLUB_MODULE);
  const found = await club.readLedgerPage(accountId, { type: type ?? null, page, pageSize });
  if (found === null) return { entries: [], total: 0 };
  const entries = await nameOrders(
    container,
    found.rows.map(({ entry }) => entry),
  );
  return { entries, total: found.total };
}

/** Reads a member's membership and ledger; null when the account has not joined or has left. */
async function readMember(
  container: Container,
  accountId: string,
): Promise<{ membership: Membership; entries: LedgerEntry[] } | null> {
  const club = container.resolve(CLUB_MODULE);
  const found = await club.readLedger(accountId);
  if (found === null || found.membership.leftAt !== null) return null;
  return { membership: found.membership, entries: found.rows.map(({ entry }) => entry) };
}
