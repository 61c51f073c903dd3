import { resolveInvitationLimit } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { ACCOUNT_MODULE } from "./modules/account/index.ts";
import type { MailKind } from "../outbox/modules/mail/mail-kinds.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { hasPaidOrder } from "./sql/has-paid-order.ts";

/**
 * Keys to lock while invitations are counted and mailed, so that each of several concurrent calls counts the mails of
 * the others.
 */
export const toInvitationLocks = (accountId: string, inviter: string | null): string[] => [
  `invitations-of:${accountId}`,
  ...(inviter === null ? [] : [`invitations-by:${inviter}`]),
];

/**
 * Tells whether one more invitation may be mailed. All accounts of an owner share one count, so that further accounts
 * do not raise the limit.
 *
 * @param inviter the identity provider's id of the inviting user; null for the shop itself
 */
export async function isInvitationAllowed(
  container: Container,
  {
    kind,
    accountId,
    inviter,
    since,
  }: { kind: MailKind; accountId: string; inviter: string | null; since: Date },
): Promise<boolean> {
  const outbox = container.resolve(MAIL_MODULE);
  const accountIds = await listInviting(container, accountId, inviter);
  const [isBuyer, count] = await Promise.all([
    inviter !== null && hasPaidOrder(container, accountIds),
    outbox.countQueued({ kind, since, source_ids: accountIds }),
  ]);
  return count < resolveInvitationLimit(inviter === null ? null : { hasPaidOrder: isBuyer });
}

/** Lists the ids of the inviting account and, for an owner, of all other accounts of that owner. */
async function listInviting(
  container: Container,
  accountId: string,
  inviter: string | null,
): Promise<string[]> {
  if (inviter === null) return [accountId];
  const accounts = container.resolve(ACCOUNT_MODULE);
  const owned = await accounts.listAccountMembers(
    { subject: inviter, role: "owner" },
    { select: ["account_id"], take: null },
  );
  return [...new Set([accountId, ...owned.map(({ account_id }) => account_id)])];
}
