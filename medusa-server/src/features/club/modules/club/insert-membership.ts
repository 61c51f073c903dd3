import { clubTerms, type Currency, toInviteBonus } from "@spolverk/domain";
import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { appendEntries } from "./append-entries.ts";
import { lockMembership } from "./read-ledger.ts";

export type NewMember = {
  accountId: string;
  currency: Currency;
  language: string;
  site: string;
  /** The inviting account, which counts only while it is a member; null without an invitation. */
  inviterId: string | null;
  /**
   * Hashes of the account's addresses, see `hashMailbox`. An account with a mailbox that has received the bonus before
   * gets no bonus.
   */
  mailboxHashes: readonly string[];
};

const idRows = z.array(z.object({ id: z.string() }));
const countRows = z.tuple([z.object({ count: z.coerce.number() })]);

/**
 * Makes an account a member, once. An account that had left becomes a member again with its old ledger, whose currency
 * stays, and without another bonus.
 *
 * @returns the membership's id; isNew is false when the account has joined before
 */
export async function insertMembership(
  transaction: EntityManager,
  member: NewMember,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const { accountId, currency, language, site } = member;
  if ((await lockMembership(transaction, accountId)) !== null) return rejoin(transaction, member, now);
  const inviterId = await findActiveInviter(transaction, member);
  const [created] = idRows.parse(
    await transaction.execute(
      `insert into "club_membership" ("id", "account_id", "currency", "language", "site", "joined_at",
         "referred_by_account")
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict ("account_id") where "deleted_at" is null do nothing returning "id"`,
      [generateEntityId(undefined, "club"), accountId, currency, language, site, now, inviterId],
    ),
  );
  if (created === undefined) return rejoin(transaction, member, now);
  if (inviterId !== null) {
    await transaction.execute(
      `insert into "referral" ("id", "friend_account_id", "inviter_account_id", "state") values (?, ?, ?, 'waiting')`,
      [generateEntityId(undefined, "ref"), accountId, inviterId],
    );
    const bonus = {
      type: "invite",
      amountMinor: toInviteBonus(currency),
      key: "invite",
      friendAccountId: inviterId,
    } as const;
    await appendEntries(transaction, accountId, () => [bonus], now);
  }
  return { id: created.id, isNew: true };
}

/**
 * Returns the inviter if the referral counts. Null also when too many of the inviter's friends have yet to buy, or when
 * one of the mailboxes has had the bonus.
 */
async function findActiveInviter(
  transaction: EntityManager,
  { accountId, inviterId, mailboxHashes }: NewMember,
): Promise<string | null> {
  if (inviterId === null || inviterId === accountId) return null;
  // Under the row lock, each of several friends who join concurrently counts the others.
  const inviter = await lockMembership(transaction, inviterId);
  if (inviter === null || inviter.leftAt !== null) return null;
  const [{ count }] = countRows.parse(
    await transaction.execute(
      `select count(*) as "count" from "referral" where "inviter_account_id" = ? and "deleted_at" is null
         and "state" in ('waiting', 'pending_decision')`,
      [inviterId],
    ),
  );
  if (count >= clubTerms.mostWaitingFriends) return null;
  return (await claimBonus(transaction, mailboxHashes)) ? inviterId : null;
}

/** Stores the mailboxes' hashes. @returns whether none of them has had the bonus before */
async function claimBonus(transaction: EntityManager, mailboxHashes: readonly string[]): Promise<boolean> {
  let isFirst = true;
  // Sorted, so that concurrent claims of the same mailboxes do not deadlock.
  for (const hash of [...new Set(mailboxHashes)].toSorted()) {
    const added = await transaction.execute<unknown[]>(
      `insert into "joining_bonus" ("id", "mailbox_hash") values (?, ?)
       on conflict ("mailbox_hash") where "deleted_at" is null do nothing returning "id"`,
      [generateEntityId(undefined, "jbonus"), hash],
    );
    isFirst &&= added.length === 1;
  }
  return isFirst;
}

async function rejoin(
  transaction: EntityManager,
  { accountId, language, site }: NewMember,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const membership = await lockMembership(transaction, accountId);
  if (membership === null) throw new Error("The membership that was in the way is gone");
  if (membership.leftAt !== null) {
    await transaction.execute(
      `update "club_membership" set "joined_at" = ?, "left_at" = null, "language" = ?, "site" = ?, "updated_at" = now()
       where "id" = ?`,
      [now, language, site, membership.id],
    );
  }
  return { id: membership.id, isNew: false };
}
