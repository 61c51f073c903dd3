import type { Language, Shop, Site } from "@spolverk/content";
import type { Currency, PaymentMethod } from "@spolverk/domain";
import type { ExchangeRate } from "./modules/invoice/service.ts";

/** What is sold, carried, charged for or, below zero, credited; minor units. */
export type InvoiceLine = {
  description: string;
  /** Null for shipping, fees and credits. */
  sku: string | null;
  quantity: number;
  /** One piece without VAT, before the discount. */
  unitPriceMinor: number;
  /** One piece as it was charged to a private individual: with VAT, after the discount, before a coupon. */
  unitTotalMinor: number;
  /** Off the whole line, without VAT. */
  discountMinor: number;
  /** What a coupon took off the whole line, with VAT. */
  couponTotalMinor: number;
  /** Percent that the account's contract price is below the list price; null for any other price. */
  agreementPercentage: number | null;
  /** The line without VAT, after the discount. */
  netMinor: number;
  /** Percent */
  vatRate: number;
  vatMinor: number;
};

type Party = {
  /** A name and an address as they are written on a letter, without the country. */
  lines: readonly string[];
  /** ISO 3166-1 alpha-2 */
  country: string;
};

/** What is to become of the sum. */
export type Settlement =
  | { kind: "due"; termsDays: number }
  /** Paid as it was ordered. `on` is that day, an ISO date. */
  | { kind: "paid"; method: PaymentMethod; on: string }
  /** Credited against the document of this number, an invoice or a receipt, and of this ISO date. */
  | { kind: "credited"; number: string; issuedOn: string };

/**
 * All that the document of an order says [3.41], [3.50]: an invoice for a company, a receipt for a private individual, or
 * a credit note against either. What is null or empty is left out.
 */
export type Invoice = {
  number: string;
  orderNumber: string;
  language: Language;
  currency: Currency;
  /** ISO date */
  issuedOn: string;
  /** Companies read amounts without VAT, private individuals with it [9.12]. */
  isCompany: boolean;
  /** Whether it names VAT, as it then does for every line and sum. */
  namesVat: boolean;
  settlement: Settlement;
  /** When the last parcel was sent; null where there is nothing to say of it. */
  supplied: { on: string } | "later" | null;
  seller: Shop["seller"];
  /** Of the seller, in the registers that the site's country keeps. */
  registrations: Site["legal"]["registrations"];
  buyer: Party & {
    organizationNumber: string | null;
    vatNumber: string | null;
    glnOrPeppolId: string | null;
  };
  delivery: Party | null;
  reference: string | null;
  notes: string | null;
  lines: readonly InvoiceLine[];
  /** What points of the club have paid of it: a payment, so that the VAT is that of the whole. */
  pointsMinor: number;
  /** What a gift card has paid of it, likewise. */
  giftCardMinor: number;
  /** Whether it is exempt as an intra-community supply, as the law wants said. */
  isIntraCommunity: boolean;
  /** Whether it is exempt as an export, likewise. */
  isExport: boolean;
  /** By which its VAT is stated in kronor too; null where it need not be, or no rate is known. */
  exchangeRate: ExchangeRate | null;
};

/** What was sold, with VAT and before points or a gift card have paid of it; minor units. */
export function sumInvoice({ lines }: Pick<Invoice, "lines">): number {
  return lines.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0);
}

/** What points and a gift card have left of it; minor units. */
export function sumToPay(invoice: Pick<Invoice, "lines" | "pointsMinor" | "giftCardMinor">): number {
  return sumInvoice(invoice) - invoice.pointsMinor - invoice.giftCardMinor;
}
