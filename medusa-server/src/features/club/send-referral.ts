import type { SendReferralBody } from "@spolverk/medusa-contract";
import { type Container, withLocks } from "../../platform/container.ts";
import { generateEntityId } from "../../platform/database.ts";
import { isInvitationAllowed, toInvitationLocks } from "../accounts/is-invitation-allowed.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { logFullOutbox } from "../outbox/log-full-outbox.ts";
import { sendMailsSoon } from "../outbox/send-mails-soon.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { toReferralMailId } from "./referral-mail-id.ts";

const dayMs = 24 * 60 * 60_000;
/** Limit of mails to one address within 30 days, because a member may enter any address [8.23]. */
const mostPerAddress = 2;
const addressDays = 30;

/** Mails a member's referral link to an address [7.9]. */
export function sendReferral(
  container: Container,
  accountId: string,
  { email, inviter, language, site }: SendReferralBody,
): Promise<"sent" | "too_many" | "not_member"> {
  const outbox = container.resolve(MAIL_MODULE);
  const club = container.resolve(CLUB_MODULE);
  const keys = [...toInvitationLocks(accountId, inviter), `club-invitations-to:${email}`];
  return withLocks(container, keys, async () => {
    const [member] = await club.listClubMemberships(
      { account_id: accountId, left_at: null },
      { select: ["id"] },
    );
    if (member === undefined) return "not_member";
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    const kind = "club_invitation";
    const [isAllowed, toAddress] = await Promise.all([
      isInvitationAllowed(container, { kind, accountId, inviter, since: daysAgo(1) }),
      outbox.countQueued({ kind, since: daysAgo(addressDays), email }),
    ]);
    if (!isAllowed || toAddress >= mostPerAddress) return "too_many";
    if (!areMailsSent()) return "sent";
    const subject_id = toReferralMailId(site, generateEntityId(undefined, "clubinv"));
    const mail = { kind, subject_id, source_id: accountId, email, language, state: "waiting" } as const;
    if ((await outbox.queueOnce(mail, now)) === "full") {
      logFullOutbox(container, kind, 1);
      return "too_many";
    }
    sendMailsSoon(container);
    return "sent";
  });
}
