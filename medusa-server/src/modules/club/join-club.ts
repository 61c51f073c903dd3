import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { type Currency, toInviteBonus } from "@spolverk/domain";
import { appendEntries } from "./append-entries.ts";
import { lockMembership, readMembership } from "./read-ledger.ts";

export type NewMember = {
  accountId: string;
  currency: Currency;
  language: string;
  site: string;
  /** The account that invited it, which counts where it is a member; null when nobody did. */
  inviterId: string | null;
};

const idRows = z.array(z.object({ id: z.string() }));

/**
 * Makes an account a member, once. One that had left is a member again, with its ledger, whose currency stays, and without
 * another bonus.
 *
 * @returns the membership's id; "is" of one that is a member already
 */
export async function joinClub(
  transaction: EntityManager,
  member: NewMember,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const { accountId, currency, language, site } = member;
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

async function findActiveInviter(
  transaction: EntityManager,
  { accountId, inviterId }: NewMember,
): Promise<string | null> {
  if (inviterId === null || inviterId === accountId) return null;
  const inviter = await readMembership(transaction, inviterId);
  return inviter === null || inviter.leftAt !== null ? null : inviterId;
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
