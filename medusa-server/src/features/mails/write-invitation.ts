import type { TranslateMail } from "@spolverk/content";
import { formatDay } from "../../documents/format-day.ts";
import type { MailContent } from "../outbox/mail-content.ts";
import type { InvitationFacts } from "./mail-facts.ts";
import { toPageUrl } from "../outbox/to-page-url.ts";
import { toSubjectName } from "../outbox/to-subject-name.ts";

/** Names the inviter, the account and the role's permissions, and links to the page that accepts. */
export function writeInvitation(
  { account, invitedBy, role, expiresAt, language, site, token }: InvitationFacts,
  t: TranslateMail,
): Pick<MailContent, "subject" | "title" | "blocks"> {
  return {
    subject: t("invitation.subject", { account: toSubjectName(account) }),
    title: t("invitation.title"),
    blocks: [
      { kind: "text", text: t("invitation.text", { account, inviter: invitedBy }) },
      { kind: "text", text: t(`invitation.${role}`) },
      {
        kind: "button",
        text: t("invitation.accept"),
        url: toPageUrl(site, language, `/account/invitation#token=${token}`),
      },
      {
        kind: "text",
        text: t("invitation.signIn", { day: formatDay(expiresAt.slice(0, 10), language) }),
      },
      { kind: "text", text: t("invitation.ignore") },
    ],
  };
}
