import type { membersReplySchema } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import type { z } from "../../platform/zod.ts";
import { ACCOUNT_MODULE } from "./modules/account/index.ts";

/** Lists the members and the pending invitations of an account, the oldest first. */
export async function readMembers(
  container: Container,
  accountId: string,
): Promise<z.infer<typeof membersReplySchema>> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const oldestFirst = { order: { created_at: "ASC", id: "ASC" }, take: null } as const;
  const [members, invitations] = await Promise.all([
    accounts.listAccountMembers({ account_id: accountId }, oldestFirst),
    accounts.listAccountInvitations(
      { account_id: accountId, accepted_by: null, expires_at: { $gt: new Date() } },
      oldestFirst,
    ),
  ]);
  return {
    members: members.map(({ id, subject, email, role, created_at }) => ({
      id,
      subject,
      email,
      role,
      since: created_at.toISOString(),
    })),
    invitations: invitations.map(({ id, email, role, created_at, expires_at }) => ({
      id,
      email,
      role,
      invitedAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
  };
}
