import type { Language } from "@spolverk/content";
import type { Currency, OrderApproval, PaymentMethod, Totals } from "@spolverk/domain";
import type { MailSite } from "../outbox/mail-site.ts";

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

/** What the lines of an order are called, by their ids. */
export type OrderLineNames = ReadonlyMap<string, { name: string; variation: string }>;
