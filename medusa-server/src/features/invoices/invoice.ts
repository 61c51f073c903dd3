import type { Language, Shop, Site } from "@spolverk/content";
import type { Currency, PaymentMethod } from "@spolverk/domain";
import type { ExchangeRate } from "./modules/invoice/service.ts";

/** A line for goods, shipping, a fee or, below zero, a credit; amounts in minor units. */
export type InvoiceLine = {
  description: string;
  /** Null for shipping, fees and credits. */
  sku: string | null;
  quantity: number;
  /** One piece excluding VAT, before the discount. */
  unitPriceMinor: number;
  /** One piece as charged to a private individual: including VAT, after the discount, before a coupon. */
  unitTotalMinor: number;
  /** Discount on the whole line, excluding VAT. */
  discountMinor: number;
  /** The coupon's discount on the whole line, including VAT. */
  couponTotalMinor: number;
  /** Percentage of the account's contract price below the list price; null for any other price. */
  agreementPercentage: number | null;
  /** The line excluding VAT, after the discount. */
  netMinor: number;
  /** Percent */
  vatRate: number;
  vatMinor: number;
};

type Party = {
  /** A name and an address as written on a letter, without the country. */
  lines: readonly string[];
  /** ISO 3166-1 alpha-2 */
  country: string;
};

/** How the amount is settled. */
export type Settlement =
  | { kind: "due"; termsDays: number }
  /** Paid when the order was placed; `on` is that day, an ISO date. */
  | { kind: "paid"; method: PaymentMethod; on: string }
  /** Credited against the invoice or receipt of this number and ISO date. */
  | { kind: "credited"; number: string; issuedOn: string };

/**
 * The content of an order's document [3.41], [3.50]: an invoice for a company, a receipt for a private individual, or a
 * credit note against either. Null and empty fields are left out of the document.
 */
export type Invoice = {
  number: string;
  orderNumber: string;
  language: Language;
  currency: Currency;
  /** ISO date */
  issuedOn: string;
  /** Companies see amounts without VAT, private individuals with VAT [9.12]. */
  isCompany: boolean;
  /** Whether the document states VAT, which it then does for every line and sum. */
  namesVat: boolean;
  settlement: Settlement;
  /** The day when the last parcel was sent; null when the document does not mention supply. */
  supplied: { on: string } | "later" | null;
  seller: Shop["seller"];
  /** The seller's registrations in the registers of the site's country. */
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
  /** Paid with club points. Points are a payment, so VAT is charged on the whole amount. */
  pointsMinor: number;
  /** Paid with a gift card, which is a payment too. */
  giftCardMinor: number;
  /** Whether the sale is an exempt intra-Community supply, which the law requires the document to state. */
  isIntraCommunity: boolean;
  /** Whether the sale is an exempt export, which the document must state too. */
  isExport: boolean;
  /** Exchange rate for stating VAT in kronor too; null when that is not required or no rate is known. */
  exchangeRate: ExchangeRate | null;
};

/** Sums the lines including VAT, before points and gift card; minor units. */
export function sumInvoice({ lines }: Pick<Invoice, "lines">): number {
  return lines.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0);
}

/** Calculates what remains to pay after points and gift card; minor units. */
export function sumToPay(invoice: Pick<Invoice, "lines" | "pointsMinor" | "giftCardMinor">): number {
  return sumInvoice(invoice) - invoice.pointsMinor - invoice.giftCardMinor;
}
