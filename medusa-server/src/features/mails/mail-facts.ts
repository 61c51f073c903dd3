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

/** A gift card, for its buyer. */
export type GiftCardFacts = {
  /** The code in groups, as the recipient types it. */
  code: string;
  /** The amount for which the card was sold, in minor units of the card's currency. */
  value: number;
  currency: Currency;
  /** ISO date-time; null for no expiry. */
  expiresAt: string | null;
};

export type MailFacts =
  /** The mail encloses the invoice or receipt in the cases of `isInvoiceEnclosed`. */
  | {
      kind: "order_confirmation";
      order: OrderFacts;
      invoice: Invoice | null;
      /** Null for an order from before acceptances were stored. */
      contract: ContractFacts | null;
    }
  | { kind: "order_approved"; order: OrderFacts }
  | { kind: "order_shipped"; order: OrderFacts; parcel: ParcelFacts }
  | { kind: "order_refunded"; order: OrderFacts; amount: number; creditNote: Invoice | null }
  /** The credit note covers the part of the invoice that no refund's credit note covers. */
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

/** The content of a mail about stock. */
export type StockFacts = {
  language: Language;
  /** The site of the mail's language. */
  site: MailSite;
  name: string;
  /** Path of the product's page. */
  path: string;
  /** Authorizes the mail's link to the stock notification. */
  token: string;
};

/** The content of an invitation to an account. */
export type InvitationFacts = {
  language: Language;
  /** The site from which it was sent. */
  site: MailSite;
  /** Name of the account. */
  account: string;
  /** Address of the inviting member. */
  invitedBy: string;
  role: AccountRole;
  /** ISO date-time */
  expiresAt: string;
  /** Authorizes accepting the invitation. */
  token: string;
};
