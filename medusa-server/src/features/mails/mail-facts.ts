import type { Language } from "@spolverk/content";
import type { AccountRole, Currency } from "@spolverk/domain";
import type { Invoice } from "../invoices/invoice.ts";
import type { ContractFacts } from "../invoices/terms/contract-facts.ts";
import type { ClubFacts } from "../club/mail/club-facts.ts";
import type { EnquiryFacts } from "../inbox/mail/enquiry-facts.ts";
import type { MailSite } from "../outbox/mail-site.ts";
import type { NewsletterFacts } from "../newsletter/mail/newsletter-facts.ts";
import type { OrderFacts, ParcelFacts } from "../orders/order-facts.ts";
import type { TakeBackFacts } from "../take-backs/mail/take-back-facts.ts";
import type { WithdrawalFacts } from "../withdrawals/mail/withdrawal-facts.ts";
import type { StockMailKind } from "../outbox/modules/mail/mail-kinds.ts";

/** A gift card for its buyer. */
export type GiftCardFacts = {
  /** In groups, as it is typed. */
  code: string;
  /** What it was sold as, in minor units of its own currency. */
  value: number;
  currency: Currency;
  /** ISO date-time; null: never. */
  expiresAt: string | null;
};

export type MailFacts =
  /** The invoice or the receipt goes along where it is for the same address: see `isInvoiceEnclosed`. */
  | {
      kind: "order_confirmation";
      order: OrderFacts;
      invoice: Invoice | null;
      /** Null for an order from before acceptances were kept. */
      contract: ContractFacts | null;
    }
  | { kind: "order_approved"; order: OrderFacts }
  | { kind: "order_shipped"; order: OrderFacts; parcel: ParcelFacts }
  | { kind: "order_refunded"; order: OrderFacts; amount: number; creditNote: Invoice | null }
  /** The credit note is of what no refund has credited. */
  | { kind: "order_cancelled"; order: OrderFacts; creditNote: Invoice | null }
  | { kind: "invoice"; order: OrderFacts; invoice: Invoice }
  | { kind: "gift_card"; order: OrderFacts; card: GiftCardFacts }
  | ({ kind: StockMailKind } & StockFacts)
  | ({ kind: "invitation" } & InvitationFacts)
  | ClubFacts
  | EnquiryFacts
  | TakeBackFacts
  | NewsletterFacts
  | WithdrawalFacts;

/** What a mail about stock tells its recipient. */
export type StockFacts = {
  language: Language;
  /** The site that speaks it. */
  site: MailSite;
  name: string;
  /** Of the product's page. */
  path: string;
  /** Opens the stock notification from the mail. */
  token: string;
};

/** What an invitation to an account tells its recipient. */
export type InvitationFacts = {
  language: Language;
  /** The site that it was sent from. */
  site: MailSite;
  /** Name of the account. */
  account: string;
  /** Address of who invites. */
  invitedBy: string;
  role: AccountRole;
  /** ISO date-time */
  expiresAt: string;
  /** Accepts the invitation. */
  token: string;
};
