import type { Language } from "@spolverk/content";
import type { MailSite } from "../../outbox/mail-site.ts";

/** What the receipt of a withdrawal tells. What the customer wrote is as it was written. */
export type WithdrawalFacts = {
  kind: "withdrawal_received";
  language: Language;
  /** The site that it was sent from. */
  site: MailSite;
  number: string;
  orderNumber: string;
  name: string;
  email: string;
  /** Which goods; empty: all of the order. */
  goods: string;
  receivedAt: Date;
};
