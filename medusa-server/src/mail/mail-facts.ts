import type { Language } from "@spolverk/content";
import type { AccountRole, Currency, OrderApproval, PaymentMethod, Totals } from "@spolverk/domain";
import type { Invoice } from "../invoices/invoice.ts";
import type { ContractFacts } from "../terms/contract-facts.ts";
import type { ClubFacts } from "./club-facts.ts";
import type { EnquiryFacts } from "./enquiry-facts.ts";
import type { MailSite } from "./mail-site.ts";
import type { NewsletterFacts } from "./newsletter-facts.ts";
import type { TakeBackFacts } from "./take-back-facts.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import type { StockMailKind } from "../modules/mail/mail-kinds.ts";

/** All amounts are minor units, as they were charged. */
export type MailLine = {
  quantity: number;
  /** Product and variation in the shopper's language. */
  name: string;
  variation: string;
  /** After discount; with VAT for a private individual, without it for a company. */
  total: number;
  isBackOrder: boolean;
  /** YYYY-MM-DD when more is expected for a backorder; null when that is not known. */
  deliveryDate: string | null;
  /** Whether it costs the account's contract price. */
  isAgreed: boolean;
  /** What the line costs without its discount, with or without VAT as `total`; null where it is not shown. */
  before: number | null;
};

/** What a mail tells of an order. */
export type OrderFacts = {
  language: Language;
  /** The site that it was ordered on. */
  site: MailSite;
  number: string;
  /** Whom the mail greets; empty when the order has no name. */
  firstName: string;
  currency: Currency;
  isCompany: boolean;
  /** Whether its sums are told without VAT, which is then added. */
  isSummedWithoutVat: boolean;
  lines: readonly MailLine[];
  totals: Totals;
  /** Code of the coupon that was used. */
  coupon: string | null;
  /** Percent. */
  vatRate: number;
  /** Whether it is exempt of VAT as an intra-community supply. */
  isIntraCommunity: boolean;
  /** Whether it is exempt as an export. */
  isExport: boolean;
  paymentMethod: PaymentMethod;
  approval: OrderApproval;
  /** Whether the page that withdraws from it is offered: not to a company, and not where the site has no such page. */
  hasWithdrawalPage: boolean;
  /** Null when nothing is sent. */
  delivery: string | null;
  /** Line by line as on an envelope. */
  deliverTo: readonly string[];
  /** Name and address of the service point where the parcel is fetched; null when it is brought. */
  pickUpAt: readonly string[] | null;
};

/** What has been handed over to a carrier. */
export type ParcelFacts = {
  lines: readonly Pick<MailLine, "quantity" | "name" | "variation">[];
  carrier: string | null;
  /** One for each label; the address is null when none was given. */
  tracking: readonly { number: string; url: string | null }[];
};

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
