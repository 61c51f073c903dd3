import type { InviteBody } from "@spolverk/medusa-contract";
import { type Container, withLocks } from "../../platform/container.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { logFullOutbox } from "../outbox/log-full-outbox.ts";
import { sendMailsSoon } from "../outbox/send-mails-soon.ts";
import { mostInvitationsPerAddress } from "./modules/account/account-limits.ts";
import { ACCOUNT_MODULE } from "./modules/account/index.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { isInvitationAllowed, toInvitationLocks } from "./is-invitation-allowed.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Mails an invitation to become a member; it replaces an earlier one to the same address.
 *
 * @returns "too_many" when the account is full, or when the inviter or the address has reached the day's limit of
 *   invitations
 * @throws MedusaError NOT_FOUND when the account does not exist
 */
export function inviteMember(
  container: Container,
  accountId: string,
  invitation: InviteBody,
): Promise<"invited" | "already_member" | "too_many"> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const outbox = container.resolve(MAIL_MODULE);
  const { email, language, inviter } = invitation;
  const keys = [...toInvitationLocks(accountId, inviter), `invitations-to:${email}`];
  return withLocks(container, keys, async () => {
    const now = new Date();
    const since = new Date(now.getTime() - dayMs);
    const [isAllowed, toAddress] = await Promise.all([
      isInvitationAllowed(container, { kind: "invitation", accountId, inviter, since }),
      outbox.countQueued({ kind: "invitation", since, email }),
    ]);
    const isMailable = isAllowed && toAddress < mostInvitationsPerAddress;
    const invited = await accounts.invite(accountId, invitation, { now, isMailable });
    if (typeof invited === "string") return invited;
    if (!areMailsSent()) return "invited";
    const queued = await outbox.queueOnce(
      { kind: "invitation", subject_id: invited.id, source_id: accountId, email, language, state: "waiting" },
      now,
    );
    if (queued === "full") {
      logFullOutbox(container, "invitation", 1);
      await accounts.removeOwned("account_invitation", accountId, invited.id);
      return "too_many";
    }
    sendMailsSoon(container);
    return "invited";
  });
}
