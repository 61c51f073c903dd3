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
  /** The account that invited it, which counts where it is a member; null when nobody did. */
  inviterId: string | null;
  /** Of the addresses of the account, see `hashMailbox`: one that has had the bonus before is not invited again. */
  mailboxHashes: readonly string[];
};

const idRows = z.array(z.object({ id: z.string() }));
const countRows = z.tuple([z.object({ count: z.coerce.number() })]);

/**
 * Makes an account a member, once. One that had left is a member again, with its ledger, whose currency stays, and without
 * another bonus.
 *
 * @returns the membership's id; "is" of one that is a member already
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

/** Null also where too many friends of the inviter have yet to buy, and for a mailbox that has had the bonus. */
async function findActiveInviter(
  transaction: EntityManager,
  { accountId, inviterId, mailboxHashes }: NewMember,
): Promise<string | null> {
  if (inviterId === null || inviterId === accountId) return null;
  // Locked, so that of several friends who join at once each is counted.
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

/** Remembers the mailboxes. @returns whether none of them has had the bonus before */
async function claimBonus(transaction: EntityManager, mailboxHashes: readonly string[]): Promise<boolean> {
  let isFirst = true;
  // In one order, so that two who claim the same mailboxes do not wait for each other.
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
