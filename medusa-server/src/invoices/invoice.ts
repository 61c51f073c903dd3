import type { Language, Shop } from "@spolverk/content";
import type { Currency } from "@spolverk/domain";

/** What is sold, carried or charged for; minor units. */
export type InvoiceLine = {
  description: string;
  /** Null for shipping and fees. */
  sku: string | null;
  quantity: number;
  /** One piece without VAT, before the discount. */
  unitPriceMinor: number;
  /** Off the whole line, without VAT. */
  discountMinor: number;
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

/** All that an invoice says [3.41], [3.50]. What is null or empty is left out. */
export type Invoice = {
  number: string;
  orderNumber: string;
  language: Language;
  currency: Currency;
  /** ISO date */
  issuedOn: string;
  termsDays: number;
  seller: Shop["seller"];
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
  /** Whether the buyer accounts for the VAT, as the law wants said. */
  isReverseCharge: boolean;
};

/** What was sold, with VAT and before points or a gift card have paid of it; minor units. */
export function sumInvoice({ lines }: Pick<Invoice, "lines">): number {
  return lines.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0);
}
