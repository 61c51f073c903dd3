import type { Language } from "@spolverk/content";
import type { MailSite } from "../../outbox/mail-site.ts";

/** The content of a withdrawal's receipt. The customer's words are verbatim. */
export type WithdrawalFacts = {
  kind: "withdrawal_received";
  language: Language;
  /** The site that received it. */
  site: MailSite;
  number: string;
  orderNumber: string;
  name: string;
  email: string;
  /** The goods in the customer's words; empty for the whole order. */
  goods: string;
  receivedAt: Date;
};
