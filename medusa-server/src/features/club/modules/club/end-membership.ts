import type { EntityManager } from "../../../../platform/database.ts";
import { appendEntries, toLapse } from "./append-entries.ts";
import { lockMembership } from "./read-ledger.ts";

/** Ends a membership; its remaining points lapse. @returns whether the account was a member */
export async function endMembership(
  transaction: EntityManager,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const membership = await lockMembership(transaction, accountId);
  if (membership === null || membership.leftAt !== null) return false;
  await appendEntries(transaction, accountId, ({ entries }) => toLapse(entries), now);
  await transaction.execute(
    `update "club_membership" set "left_at" = ?, "updated_at" = now() where "id" = ?`,
    [now, membership.id],
  );
  return true;
}

/**
 * Ends the membership of a deleted account. Its ledger stays for bookkeeping: without merchandisers' notes, and under
 * an account id that no longer identifies a person.
 */
export async function forgetMember(transaction: EntityManager, accountId: string, now: Date): Promise<void> {
  await endMembership(transaction, accountId, now);
  await transaction.execute(
    `update "ledger_entry" set "note" = null where "account_id" = ? and "note" is not null`,
    [accountId],
  );
}
