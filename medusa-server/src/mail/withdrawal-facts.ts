import type { Language } from "@spolverk/content";

/** What the receipt of a withdrawal tells. What the customer wrote is as it was written. */
export type WithdrawalFacts = {
  kind: "withdrawal_received";
  language: Language;
  /** Scheme and host of the site that it was sent from. */
  origin: string;
  number: string;
  orderNumber: string;
  name: string;
  email: string;
  /** Which goods; empty: all of the order. */
  goods: string;
  receivedAt: Date;
};
