import type { Language } from "@spolverk/content";
import type { Currency, OrderApproval, PaymentMethod, Totals } from "@spolverk/domain";
import type { MailSite } from "../outbox/mail-site.ts";

/** All amounts are in minor units, as charged. */
export type MailLine = {
  quantity: number;
  /** Product and variation in the shopper's language. */
  name: string;
  variation: string;
  /** After the discount. Includes VAT for a private individual, and excludes VAT for a company. */
  total: number;
  isBackOrder: boolean;
  /** YYYY-MM-DD when a backorder is expected; null when unknown. */
  deliveryDate: string | null;
  /** Whether the price is the account's contract price. */
  isAgreed: boolean;
  /** Price of the line without its discount, with or without VAT like `total`; null when it is not shown. */
  before: number | null;
};

/** The content of a mail about an order. */
export type OrderFacts = {
  language: Language;
  /** The site on which the order was placed. */
  site: MailSite;
  number: string;
  /** Name for the greeting; empty when the order has none. */
  firstName: string;
  currency: Currency;
  isCompany: boolean;
  /** Whether the totals are listed without VAT, and the VAT is added at the end. */
  isSummedWithoutVat: boolean;
  lines: readonly MailLine[];
  totals: Totals;
  /** Code of the coupon that was used. */
  coupon: string | null;
  /** Percent. */
  vatRate: number;
  /** Whether the order is exempt from VAT as an intra-Community supply. */
  isIntraCommunity: boolean;
  /** Whether the order is exempt from VAT as an export. */
  isExport: boolean;
  paymentMethod: PaymentMethod;
  approval: OrderApproval;
  /** Whether to link the withdrawal page: false for a company, and on a site without the page. */
  hasWithdrawalPage: boolean;
  /** Name of the shipping option; null when nothing is sent. */
  delivery: string | null;
  /** The shipping address, in lines as on an envelope. */
  deliverTo: readonly string[];
  /** Name and address of the service point where the parcel is picked up; null for home delivery. */
  pickUpAt: readonly string[] | null;
};

/** A parcel that was handed to a carrier. */
export type ParcelFacts = {
  lines: readonly Pick<MailLine, "quantity" | "name" | "variation">[];
  carrier: string | null;
  /** One entry for each label; `url` is null when the merchandiser entered no address. */
  tracking: readonly { number: string; url: string | null }[];
};

/** The names of an order's lines, by line id. */
export type OrderLineNames = ReadonlyMap<string, { name: string; variation: string }>;
