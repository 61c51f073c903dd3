import type { Language } from "@spolverk/content";
import type { TakeBackMailKind } from "../../outbox/modules/mail/mail-kinds.ts";
import type { Invoice } from "../../invoices/invoice.ts";
import type { MailFile } from "../../outbox/mail-file.ts";
import type { MailSite } from "../../outbox/mail-site.ts";

type TakeBackEvent =
  /** `label` is attached; null when the customer pays for the parcel, or when the parcel has arrived meanwhile. */
  | { kind: "take_back_created"; label: MailFile | null; isCompany: boolean }
  /** `invoice` is the attached invoice of the fee; null when no fee is charged. */
  | { kind: "take_back_rejected"; reason: string; invoice: Invoice | null }
  | { kind: Exclude<TakeBackMailKind, "take_back_created" | "take_back_rejected"> };

/** The content of a mail about a take-back. */
export type TakeBackFacts = TakeBackEvent & {
  language: Language;
  /** The site that received the request. */
  site: MailSite;
  number: string;
  orderNumber: string;
  spools: number;
  trackingNumber: string | null;
  /** The last day to send the parcel; ISO date. */
  lastDay: string;
  /** Authorizes the mail's link to the take-back. */
  token: string;
};
