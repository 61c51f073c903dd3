import type { TranslateInvoice } from "@spolverk/content";
import {
  calculateDueDate,
  formatCreditorReference,
  formatPrice,
  summarizeVat,
  toCreditorReference,
} from "@spolverk/domain";
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
export function toInvoiceView(invoice: Invoice, t: TranslateInvoice): InvoiceView {
  const { currency, language, seller, buyer, delivery } = invoice;
  for (const line of invoice.lines) assertAddsUp(line);
  const countries = new Intl.DisplayNames(toIntlLocale(language), { type: "region" });
  const price = (minor: number) => formatPrice(minor, currency, true);
  const date = (day: string) => formatDay(day, language);
  const country = (code: string) => countries.of(code) ?? code;
  const fact = (name: string, value: string | null): Fact[] => (value ? [{ name, value }] : []);

  const shares = summarizeVat(invoice.lines);
  const sum = (name: "netMinor" | "vatMinor") => shares.reduce((total, share) => total + share[name], 0);
  const hasDiscounts = invoice.lines.some(({ discountMinor }) => discountMinor !== 0);
  const dueOn = date(calculateDueDate(invoice.issuedOn, invoice.termsDays));
  const toPay = {
    name: t("toPay"),
    value: price(sum("netMinor") + sum("vatMinor") - invoice.pointsMinor - invoice.giftCardMinor),
  };
  const column = <T>(value: T): T[] => (hasDiscounts ? [value] : []);

  return {
    title: t("title"),
    facts: [
      ...fact(t("number"), invoice.number),
      ...fact(t("issuedOn"), date(invoice.issuedOn)),
      ...fact(t("dueOn"), dueOn),
      ...fact(t("terms"), t("termsDays", { days: invoice.termsDays })),
      ...fact(t("orderNumber"), invoice.orderNumber),
      ...fact(t("reference"), invoice.reference),
      ...fact(t("organizationNumber"), buyer.organizationNumber),
      ...fact(t("vatNumber"), buyer.vatNumber),
      ...fact(t("glnOrPeppolId"), buyer.glnOrPeppolId),
    ],
    addresses: [
      { name: t("buyer"), lines: [...buyer.lines, country(buyer.country)] },
      ...(delivery ? [{ name: t("delivery"), lines: [...delivery.lines, country(delivery.country)] }] : []),
    ],
    columns: [
      t("description"),
      t("quantity"),
      t("unitPrice"),
      ...column(t("discount")),
      t("vatRate"),
      t("amount"),
    ],
    rows: invoice.lines.map((line) => [
      toDescription(line, t),
      String(line.quantity),
      price(line.unitPriceMinor),
      ...column(line.discountMinor === 0 ? "" : price(-line.discountMinor)),
      `${line.vatRate} %`,
      price(line.netMinor),
    ]),
    rowsNote: t("withoutVat"),
    totals: [
      { name: t("net"), value: price(sum("netMinor")) },
      ...shares.map(({ vatRate, netMinor, vatMinor }) => ({
        name: t("vatAt", { rate: vatRate, net: price(netMinor) }),
        value: price(vatMinor),
      })),
      ...(invoice.pointsMinor > 0 ? [{ name: t("points"), value: price(-invoice.pointsMinor) }] : []),
      ...(invoice.giftCardMinor > 0 ? [{ name: t("giftCard"), value: price(-invoice.giftCardMinor) }] : []),
    ],
    toPay,
    payment: {
      title: t("payment"),
      facts: [
        { name: "IBAN", value: formatCreditorReference(seller.iban) },
        { name: "BIC", value: seller.bic },
        { name: t("paymentReference"), value: formatCreditorReference(toCreditorReference(invoice.number)) },
        { name: t("dueOn"), value: dueOn },
        toPay,
      ],
      hint: t("referenceHint"),
    },
    remarks: [
      ...(invoice.notes ? [`${t("notes")}: ${invoice.notes}`] : []),
      ...(invoice.isReverseCharge ? [t("reverseCharge")] : []),
    ],
    seller: [
      [seller.name, seller.address, `${seller.postalCode} ${seller.city}`, country(seller.country)].join(
        ", ",
      ),
      `${t("organizationNumber")} ${seller.organizationNumber}  ${t("vatNumber")} ${seller.vatNumber}`,
      t("taxApproved"),
    ],
  };
}

function toDescription({ description, sku, agreementPercentage }: InvoiceLine, t: TranslateInvoice): string {
  const price =
    agreementPercentage === null ? null : t("agreementPrice", { percentage: agreementPercentage });
  return [description, sku, price].filter(Boolean).join("\n");
}

function assertAddsUp({ description, quantity, unitPriceMinor, discountMinor, netMinor }: InvoiceLine): void {
  if (quantity * unitPriceMinor - discountMinor === netMinor) return;
  throw new Error(`The line ${description} does not add up`);
}
