import type { Language } from "@spolverk/content";
import type { MailSite } from "../../outbox/mail-site.ts";

type NewsletterEvent =
  /** `token` confirms the address. */
  | { kind: "newsletter_confirmation"; token: string }
  /** `token` ends the newsletter. */
  | { kind: "newsletter_welcome"; token: string };

/** What a mail about the newsletter tells. */
export type NewsletterFacts = NewsletterEvent & {
  language: Language;
  site: MailSite;
};
