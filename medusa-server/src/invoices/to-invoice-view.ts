import type { InvoiceTexts } from "@spolverk/content";
import {
  calculateDueDate,
  formatCreditorReference,
  formatPrice,
  summariseVat,
  toCreditorReference,
} from "@spolverk/domain";
import { fillText } from "./fill-text.ts";
import { formatDay, toIntlLocale } from "./format-day.ts";
import type { Invoice, InvoiceLine } from "./invoice.ts";

/** A name and what it has; the facts of an invoice in the order in which they are read. */
export type Fact = { name: string; value: string };

export type InvoiceView = {
  title: string;
  facts: Fact[];
  addresses: { name: string; lines: string[] }[];
  columns: string[];
  rows: string[][];
  rowsNote: string;
  totals: Fact[];
  toPay: Fact;
  payment: { title: string; facts: Fact[]; hint: string };
  remarks: string[];
  seller: string[];
};

/**
 * What stands where on an invoice, as texts in the buyer's language [3.50], [9.37].
 * @throws Error when a line does not add up: an invoice must not say what was not charged
 */
export function toInvoiceView(invoice: Invoice, texts: InvoiceTexts): InvoiceView {
  const { currency, language, seller, buyer, delivery } = invoice;
  for (const line of invoice.lines) assertAddsUp(line);
  const countries = new Intl.DisplayNames(toIntlLocale(language), { type: "region" });
  const price = (minor: number) => formatPrice(minor, currency, true);
  const date = (day: string) => formatDay(day, language);
  const country = (code: string) => countries.of(code) ?? code;
  const fact = (name: string, value: string | null): Fact[] => (value ? [{ name, value }] : []);

  const shares = summariseVat(invoice.lines);
  const sum = (name: "netMinor" | "vatMinor") => shares.reduce((total, share) => total + share[name], 0);
  const hasDiscounts = invoice.lines.some(({ discountMinor }) => discountMinor !== 0);
  const dueOn = date(calculateDueDate(invoice.issuedOn, invoice.termsDays));
  const toPay = {
    name: texts.toPay,
    value: price(sum("netMinor") + sum("vatMinor") - invoice.giftCardMinor),
  };
  const column = <T>(value: T): T[] => (hasDiscounts ? [value] : []);

  return {
    title: texts.title,
    facts: [
      ...fact(texts.number, invoice.number),
      ...fact(texts.issuedOn, date(invoice.issuedOn)),
      ...fact(texts.dueOn, dueOn),
      ...fact(texts.terms, fillText(texts.termsDays, { days: invoice.termsDays })),
      ...fact(texts.orderNumber, invoice.orderNumber),
      ...fact(texts.reference, invoice.reference),
      ...fact(texts.organizationNumber, buyer.organizationNumber),
      ...fact(texts.vatNumber, buyer.vatNumber),
      ...fact(texts.glnOrPeppolId, buyer.glnOrPeppolId),
    ],
    addresses: [
      { name: texts.buyer, lines: [...buyer.lines, country(buyer.country)] },
      ...(delivery ? [{ name: texts.delivery, lines: [...delivery.lines, country(delivery.country)] }] : []),
    ],
    columns: [
      texts.description,
      texts.quantity,
      texts.unitPrice,
      ...column(texts.discount),
      texts.vatRate,
      texts.amount,
    ],
    rows: invoice.lines.map((line) => [
      line.sku ? `${line.description}\n${line.sku}` : line.description,
      String(line.quantity),
      price(line.unitPriceMinor),
      ...column(line.discountMinor === 0 ? "" : price(-line.discountMinor)),
      `${line.vatRate} %`,
      price(line.netMinor),
    ]),
    rowsNote: texts.withoutVat,
    totals: [
      { name: texts.net, value: price(sum("netMinor")) },
      ...shares.map(({ vatRate, netMinor, vatMinor }) => ({
        name: fillText(texts.vatAt, { rate: vatRate, net: price(netMinor) }),
        value: price(vatMinor),
      })),
      ...(invoice.giftCardMinor > 0 ? [{ name: texts.giftCard, value: price(-invoice.giftCardMinor) }] : []),
    ],
    toPay,
    payment: {
      title: texts.payment,
      facts: [
        { name: "IBAN", value: formatCreditorReference(seller.iban) },
        { name: "BIC", value: seller.bic },
        { name: texts.paymentReference, value: formatCreditorReference(toCreditorReference(invoice.number)) },
        { name: texts.dueOn, value: dueOn },
        toPay,
      ],
      hint: texts.referenceHint,
    },
    remarks: [
      ...(invoice.notes ? [`${texts.notes}: ${invoice.notes}`] : []),
      ...(invoice.isReverseCharge ? [texts.reverseCharge] : []),
    ],
    seller: [
      [seller.name, seller.address, `${seller.postalCode} ${seller.city}`, country(seller.country)].join(
        ", ",
      ),
      `${texts.organizationNumber} ${seller.organizationNumber}  ${texts.vatNumber} ${seller.vatNumber}`,
      texts.taxApproved,
    ],
  };
}

function assertAddsUp({ description, quantity, unitPriceMinor, discountMinor, netMinor }: InvoiceLine): void {
  if (quantity * unitPriceMinor - discountMinor === netMinor) return;
  throw new Error(`The line ${description} does not add up`);
}
