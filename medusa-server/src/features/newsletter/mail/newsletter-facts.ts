import type { Language } from "@spolverk/content";
import type { MailSite } from "../../outbox/mail-site.ts";

type NewsletterEvent =
  /** `token` confirms the address. */
  | { kind: "newsletter_confirmation"; token: string }
  /** `token` unsubscribes. */
  | { kind: "newsletter_welcome"; token: string };

/** The content of a mail about the newsletter. */
export type NewsletterFacts = NewsletterEvent & {
  language: Language;
  site: MailSite;
};
