import type { TranslateMail } from "@spolverk/content";
import type { MailContent } from "../../outbox/mail-content.ts";
import type { NewsletterFacts } from "./newsletter-facts.ts";
import { toPageUrl } from "../../outbox/to-page-url.ts";

/** Writes a mail about the newsletter. The tokens are in the fragment, which browsers do not send to a server. */
export function writeNewsletterMail(
  { kind, site, language, token }: NewsletterFacts,
  t: TranslateMail,
): Pick<MailContent, "subject" | "title" | "blocks"> {
  if (kind === "newsletter_confirmation") {
    return {
      subject: t("newsletterConfirmation.subject"),
      title: t("newsletterConfirmation.title"),
      blocks: [
        { kind: "text", text: t("newsletterConfirmation.text") },
        {
          kind: "button",
          text: t("newsletterConfirmation.confirm"),
          url: toPageUrl(site, language, `/newsletter/confirm#${token}`),
        },
        { kind: "text", text: t("newsletterConfirmation.ignore") },
      ],
    };
  }
  return {
    subject: t("newsletterWelcome.subject"),
    title: t("newsletterWelcome.title"),
    blocks: [
      { kind: "text", text: t("newsletterWelcome.text") },
      { kind: "button", text: t("newsletterWelcome.open"), url: toPageUrl(site, language, "/shop") },
      {
        kind: "link",
        text: t("newsletterWelcome.unsubscribe"),
        url: toPageUrl(site, language, `/newsletter/unsubscribe#${token}`),
      },
    ],
  };
}

/** Headers by which mail programs unsubscribe with one click, without a page (RFC 8058). */
export function toUnsubscribeHeaders({
  site,
  token,
}: Pick<NewsletterFacts, "site" | "token">): Record<string, string> {
  return {
    "List-Unsubscribe": `<${site.origin}/api/newsletter/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
