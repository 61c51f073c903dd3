import type { TranslateInvoice } from "@spolverk/content";
import {
  convertToSek,
  formatCountry,
  formatPercent,
  formatPrice,
  summarizeVat,
  toIntlLocale,
} from "@spolverk/domain";
import { formatDay } from "../../documents/format-day.ts";
import { type Invoice, type InvoiceLine, sumInvoice } from "./invoice.ts";
import type { ColumnKind, Fact, InvoiceView } from "./invoice-view.ts";
import { toFinalSum, toPaymentView } from "./to-payment-view.ts";

/** Text keys for each kind of document, its number and its day. */
const names = {
  invoice: { title: "title", number: "number", day: "issuedOn", buyer: "buyer" },
  receipt: { title: "receipt", number: "receiptNumber", day: "day", buyer: "customer" },
  creditNote: { title: "creditNote", number: "creditNoteNumber", day: "day", buyer: "customer" },
} as const;

/**
 * An order's document is an invoice for a company and a receipt for a private individual; a document with an amount due
 * is always an invoice.
 */
function resolveKind({ settlement, isCompany }: Invoice): keyof typeof names {
  if (settlement.kind === "credited") return "creditNote";
  return settlement.kind === "due" || isCompany ? "invoice" : "receipt";
}

/**
 * Builds the content of an invoice, a receipt or a credit note as texts in the buyer's language [3.50], [9.37].
 *
 * @throws Error when a line does not add up: an invoice must not state an amount that was not charged
 */
export function toInvoiceView(invoice: Invoice, t: TranslateInvoice): InvoiceView {
  const { language, seller, buyer, delivery, settlement, supplied } = invoice;
  const date = (day: string) => formatDay(day, language);
  const country = (code: string) => formatCountry(code, language);
  const fact = (name: string, value: string | null): Fact[] => (value ? [{ name, value }] : []);
  const name = names[resolveKind(invoice)];
  const { terms, payment } = toPaymentView(invoice, t);

  return {
    title: t(name.title),
    facts: [
      ...fact(t(name.number), invoice.number),
      ...fact(t(name.day), date(invoice.issuedOn)),
      ...terms,
      ...(supplied === null
        ? []
        : fact(t("suppliedOn"), supplied === "later" ? t("suppliedLater") : date(supplied.on))),
      ...fact(t("orderNumber"), invoice.orderNumber),
      ...(settlement.kind === "credited"
        ? fact(
            t("refersTo"),
            `${t(invoice.isCompany ? "title" : "receipt")} ${settlement.number}, ${date(settlement.issuedOn)}`,
          )
        : []),
      ...fact(t("reference"), invoice.reference),
      ...fact(t("organizationNumber"), buyer.organizationNumber),
      ...fact(t("vatNumber"), buyer.vatNumber),
      ...fact(t("glnOrPeppolId"), buyer.glnOrPeppolId),
    ],
    addresses: [
      { name: t(name.buyer), lines: [...buyer.lines, country(buyer.country)] },
      ...(delivery ? [{ name: t("delivery"), lines: [...delivery.lines, country(delivery.country)] }] : []),
    ],
    ...toRows(invoice, t),
    totals: toTotals(invoice, t),
    toPay: toFinalSum(invoice, t),
    payment,
    remarks: [
      ...(invoice.notes ? [t("labelled", { label: t("notes"), value: invoice.notes })] : []),
      ...(invoice.isIntraCommunity ? [t("intraCommunity")] : []),
      ...(invoice.isExport ? [t("export")] : []),
      ...toRateText(invoice),
    ],
    seller: [
      [seller.name, seller.address, `${seller.postalCode} ${seller.city}`, country(seller.country)].join(
        ", ",
      ),
      `${t("organizationNumber")} ${seller.organizationNumber}  ${t("vatNumber")} ${seller.vatNumber}`,
      t("taxApproved"),
      ...(invoice.registrations.length === 0
        ? []
        : [invoice.registrations.map(({ register, number }) => `${register} ${number}`).join(", ")]),
    ],
  };
}

/** Formats the value of one unit of the currency in kronor, with source and day. */
function toRateText({ currency, language, exchangeRate, namesVat }: Invoice): string[] {
  if (exchangeRate === null || !namesVat) return [];
  const { sekPerUnit, source, on } = exchangeRate;
  const format = new Intl.NumberFormat(toIntlLocale(language), { maximumFractionDigits: 6 });
  const rate = format.format(sekPerUnit);
  return [`1 ${currency} = ${rate}\u00A0SEK (${source}, ${formatDay(on, language)})`];
}

/** Builds the lines: without VAT for a company, with VAT for a private individual. */
function toRows(invoice: Invoice, t: TranslateInvoice): Pick<InvoiceView, "columns" | "rows" | "rowsNote"> {
  const { currency, language, isCompany, namesVat } = invoice;
  const price = (minor: number) => formatPrice(minor, currency, true);
  const lines = invoice.lines.map((line) => toAmounts(line, isCompany));
  const hasDiscounts = lines.some(({ discount }) => discount !== 0);
  const kinds: ColumnKind[] = [
    "description",
    "quantity",
    "unitPrice",
    ...(hasDiscounts ? (["discount"] as const) : []),
    ...(namesVat ? (["vatRate"] as const) : []),
    "amount",
  ];
  return {
    columns: kinds.map((kind) => ({ kind, name: t(kind) })),
    rows: lines.map(({ line, unitPrice, discount, amount }) => {
      const cells: Record<ColumnKind, string> = {
        description: toDescription(line, language, t),
        quantity: String(line.quantity),
        unitPrice: price(unitPrice),
        discount: discount === 0 ? "" : price(-discount),
        vatRate: formatPercent(line.vatRate, language),
        amount: price(amount),
      };
      return kinds.map((kind) => cells[kind]);
    }),
    rowsNote: namesVat ? t(isCompany ? "withoutVat" : "withVat") : null,
  };
}

/** @throws Error when the amounts do not add up */
function toAmounts(line: InvoiceLine, isCompany: boolean) {
  const amounts = isCompany
    ? { unitPrice: line.unitPriceMinor, discount: line.discountMinor, amount: line.netMinor }
    : {
        unitPrice: line.unitTotalMinor,
        discount: line.couponTotalMinor,
        amount: line.netMinor + line.vatMinor,
      };
  if (line.quantity * amounts.unitPrice - amounts.discount !== amounts.amount)
    throw new Error(`The line ${line.description} does not add up`);
  return { line, ...amounts };
}

function toDescription(
  { description, sku, agreementPercentage }: InvoiceLine,
  language: Invoice["language"],
  t: TranslateInvoice,
): string {
  const price =
    agreementPercentage === null
      ? null
      : t("agreementPrice", { percentage: formatPercent(agreementPercentage, language) });
  return [description, sku, price].filter(Boolean).join("\n");
}

/** Builds the sums above the final sum. */
function toTotals(invoice: Invoice, t: TranslateInvoice): Fact[] {
  const { currency, pointsMinor, giftCardMinor, namesVat } = invoice;
  const price = (minor: number) => formatPrice(minor, currency, true);
  const isPartlyPaid = pointsMinor > 0 || giftCardMinor > 0;
  return [
    ...(namesVat
      ? toVatTotals(invoice, t, isPartlyPaid)
      : [{ name: t("sum"), value: price(sumInvoice(invoice)) }]),
    ...(pointsMinor > 0 ? [{ name: t("points"), value: price(-pointsMinor) }] : []),
    ...(giftCardMinor > 0 ? [{ name: t("giftCard"), value: price(-giftCardMinor) }] : []),
  ];
}

/** Builds the net total of a company or the total of a private individual, and the VAT at each rate. */
function toVatTotals(invoice: Invoice, t: TranslateInvoice, isPartlyPaid: boolean): Fact[] {
  const { currency, language, isCompany, exchangeRate } = invoice;
  const price = (minor: number) => formatPrice(minor, currency, true);
  const shares = summarizeVat(invoice.lines);
  const sum = (name: "netMinor" | "vatMinor") => shares.reduce((total, share) => total + share[name], 0);
  const total = { name: t("total"), value: price(sumInvoice(invoice)) };
  return [
    ...(isCompany ? [{ name: t("net"), value: price(sum("netMinor")) }] : [total]),
    ...shares.map(({ vatRate, netMinor, vatMinor }) => ({
      name: t("vatAt", { rate: formatPercent(vatRate, language), net: price(netMinor) }),
      value: price(vatMinor),
    })),
    ...(exchangeRate === null
      ? []
      : [
          {
            name: t("vatInSek"),
            value: formatPrice(convertToSek(sum("vatMinor"), exchangeRate.sekPerUnit), "SEK", true),
          },
        ]),
    ...(isCompany && isPartlyPaid ? [total] : []),
  ];
}
