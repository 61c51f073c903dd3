import type { Language } from "@spolverk/content";
import type { Currency, OrderApproval, PaymentMethod, Totals } from "@spolverk/domain";
import type { MailSite } from "../outbox/mail-site.ts";

/** All amounts are in minor units, as charged. */
export type MailLine = {
  quantity: number;
  /** Product and variation in the shopper's language. */
  name: string;
  variation: string;
  /** After discount; with VAT for a private individual, without it for a company. */
  total: number;
  isBackOrder: boolean;
  /** YYYY-MM-DD when a backorder is expected; null when unknown. */
  deliveryDate: string | null;
  /** Whether it has the account's contract price. */
  isAgreed: boolean;
  /** Price of the line without its discount, with or without VAT like `total`; null when it is not shown. */
  before: number | null;
};

/** The content of a mail about an order. */
export type OrderFacts = {
  language: Language;
  /** The site where it was ordered. */
  site: MailSite;
  number: string;
  /** Name for the greeting; empty when the order has none. */
  firstName: string;
  currency: Currency;
  isCompany: boolean;
  /** Whether its sums exclude VAT, which is then added. */
  isSummedWithoutVat: boolean;
  lines: readonly MailLine[];
  totals: Totals;
  /** Code of the coupon that was used. */
  coupon: string | null;
  /** Percent. */
  vatRate: number;
  /** Whether it is exempt from VAT as an intra-Community supply. */
  isIntraCommunity: boolean;
  /** Whether it is exempt from VAT as an export. */
  isExport: boolean;
  paymentMethod: PaymentMethod;
  approval: OrderApproval;
  /** Whether the withdrawal page is offered: not to a company, and not on a site without such a page. */
  hasWithdrawalPage: boolean;
  /** Null when nothing is sent. */
  delivery: string | null;
  /** Lines as on an envelope. */
  deliverTo: readonly string[];
  /** Name and address of the service point where the parcel is picked up; null for home delivery. */
  pickUpAt: readonly string[] | null;
};

/** What was handed to a carrier. */
export type ParcelFacts = {
  lines: readonly Pick<MailLine, "quantity" | "name" | "variation">[];
  carrier: string | null;
  /** One for each label; the address is null when none was entered. */
  tracking: readonly { number: string; url: string | null }[];
};

/** The names of an order's lines, by line id. */
export type OrderLineNames = ReadonlyMap<string, { name: string; variation: string }>;
