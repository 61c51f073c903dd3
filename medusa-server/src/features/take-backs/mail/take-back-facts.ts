import type { Language } from "@spolverk/content";
import type { TakeBackMailKind } from "../../outbox/modules/mail/mail-kinds.ts";
import type { Invoice } from "../../invoices/invoice.ts";
import type { MailFile } from "../../outbox/mail-file.ts";
import type { MailSite } from "../../outbox/mail-site.ts";

type TakeBackEvent =
  /** The label goes along; null where the customer pays for the parcel, or it has arrived meanwhile. */
  | { kind: "take_back_created"; label: MailFile | null; isCompany: boolean }
  /** The invoice of the fee goes along; null where none is charged. */
  | { kind: "take_back_rejected"; reason: string; invoice: Invoice | null }
  | { kind: Exclude<TakeBackMailKind, "take_back_created" | "take_back_rejected"> };

/** What a mail about a take-back tells. */
export type TakeBackFacts = TakeBackEvent & {
  language: Language;
  /** The site that the request was sent from. */
  site: MailSite;
  number: string;
  orderNumber: string;
  spools: number;
  trackingNumber: string | null;
  /** The last day on which it may be sent; ISO date. */
  lastDay: string;
  /** Opens the take-back from the mail. */
  token: string;
};
