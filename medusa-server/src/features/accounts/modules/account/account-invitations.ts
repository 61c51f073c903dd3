import { createHash, randomBytes } from "node:crypto";
import { accountRoles, toUtcDayEnd } from "@spolverk/domain";
import type { InviteBody } from "@spolverk/medusa-contract";
import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { invitationMs, mostMembers } from "./account-limits.ts";
import { lockAccount } from "./lock-account.ts";

/** "unknown": the invitation does not exist, was revoked, has expired, or was accepted by another user. */
export type AcceptedInvitation =
  | { kind: "accepted"; accountId: string }
  | { kind: "unknown" }
  | { kind: "other_email" };

const idRows = z.array(z.object({ id: z.string() }));
const accountIdRows = z.array(z.object({ account_id: z.string() }));
const countRow = z.tuple([z.object({ is_member: z.boolean(), count: z.coerce.number() })]);
const invitationRows = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    role: z.enum(accountRoles),
    accepted_by: z.string().nullable(),
    is_expired: z.boolean(),
    is_member: z.boolean(),
  }),
);

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Stores an invitation; it replaces an earlier one to the same address, whose token becomes void. The invitation
 * expires at the end of the 14th day (UTC), which its mail states.
 *
 * @param options.isMailable false when today's limit of invitations is reached: a new invitation is then refused as too
 *   many
 */
export async function invite(
  transaction: EntityManager,
  accountId: string,
  { email, role, invitedBy, language, site }: InviteBody,
  { now, isMailable }: { now: Date; isMailable: boolean },
): Promise<{ id: string } | "already_member" | "too_many"> {
  await lockAccount(transaction, accountId);
  const [{ is_member, count }] = countRow.parse(
    await transaction.execute(
      `select
         exists (select 1 from "account_member" where "account_id" = ? and "email" = ?) as "is_member",
         (select count(*) from "account_member" where "account_id" = ?) +
         (select count(*) from "account_invitation" where "account_id" = ? and "email" <> ? and "accepted_by" is null
            and "expires_at" > ?) as "count"`,
      [accountId, email, accountId, accountId, email, now],
    ),
  );
  if (is_member) return "already_member";
  if (!isMailable || count >= mostMembers) return "too_many";
  await transaction.execute(
    `delete from "account_invitation" where "account_id" = ? and "email" = ? and "accepted_by" is null`,
    [accountId, email],
  );
  const id = generateEntityId(undefined, "accinv");
  const expiresAt = toUtcDayEnd(new Date(now.getTime() + invitationMs));
  await transaction.execute(
    `insert into "account_invitation" ("id", "account_id", "email", "role", "invited_by", "language", "site", "expires_at")
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, accountId, email, role, invitedBy, language, site, expiresAt],
  );
  return { id };
}

/**
 * Creates the token for a mail and stores only its hash, so that earlier tokens become void.
 *
 * @returns null without a pending invitation
 */
export async function drawToken(manager: EntityManager, id: string, now: Date): Promise<string | null> {
  const token = randomBytes(32).toString("base64url");
  const changed = idRows.parse(
    await manager.execute(
      `update "account_invitation" set "token_hash" = ?, "updated_at" = now()
       where "id" = ? and "accepted_by" is null and "expires_at" > ? returning "id"`,
      [hashOf(token), id, now],
    ),
  );
  return changed.length === 0 ? null : token;
}

/** Makes the user a member, once. Accepting again succeeds for the user who accepted it, while still a member. */
export async function acceptInvitation(
  transaction: EntityManager,
  { subject, email, token }: { subject: string; email: string; token: string },
  now: Date,
): Promise<AcceptedInvitation> {
  const hash = hashOf(token);
  const [found] = accountIdRows.parse(
    await transaction.execute(`select "account_id" from "account_invitation" where "token_hash" = ?`, [hash]),
  );
  if (found === undefined) return { kind: "unknown" };
  const accountId = found.account_id;
  await lockAccount(transaction, accountId);
  const [invitation] = invitationRows.parse(
    await transaction.execute(
      `select i."id", i."email", i."role", i."accepted_by", i."expires_at" <= ? as "is_expired",
         exists (select 1 from "account_member" m where m."account_id" = i."account_id" and m."subject" = ?) as "is_member"
       from "account_invitation" i where i."token_hash" = ?`,
      [now, subject, hash],
    ),
  );
  if (invitation === undefined) return { kind: "unknown" };
  if (invitation.accepted_by !== null) {
    const isAgain = invitation.accepted_by === subject && invitation.is_member;
    return isAgain ? { kind: "accepted", accountId } : { kind: "unknown" };
  }
  if (invitation.is_expired) return { kind: "unknown" };
  if (invitation.email !== email) return { kind: "other_email" };
  if (!invitation.is_member) {
    await transaction.execute(
      `insert into "account_member" ("id", "account_id", "subject", "email", "role") values (?, ?, ?, ?, ?)`,
      [generateEntityId(undefined, "accmem"), accountId, subject, email, invitation.role],
    );
  }
  await transaction.execute(
    `update "account_invitation" set "accepted_by" = ?, "updated_at" = now() where "id" = ?`,
    [subject, invitation.id],
  );
  return { kind: "accepted", accountId };
}
