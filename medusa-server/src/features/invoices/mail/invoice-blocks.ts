import type { TranslateMail } from "@spolverk/content";
import {
  calculateDueDate,
  formatCreditorReference,
  formatPrice,
  toCreditorReference,
} from "@spolverk/domain";
import { formatDay } from "../../../documents/format-day.ts";
import { type Invoice, sumToPay } from "../invoice.ts";
import type { MailBlock } from "../../outbox/mail-content.ts";

/** States the amount, due day and reference of an unpaid document; announces the enclosed document of a paid one. */
export function toInvoiceBlocks(invoice: Invoice, t: TranslateMail): MailBlock[] {
  if (invoice.settlement.kind !== "due") {
    return [{ kind: "text", text: t(invoice.isCompany ? "documents.invoice" : "documents.receipt") }];
  }
  const amount = formatPrice(sumToPay(invoice), invoice.currency, true);
  const due = toDueDay(invoice.settlement.termsDays, invoice);
  return [
    { kind: "text", text: t("invoice.text", { order: invoice.orderNumber, amount, due }) },
    ...toDueBlocks(invoice, t),
  ];
}

/** States the amount, due day and reference of an unpaid invoice. */
export function toDueBlocks(invoice: Invoice, t: TranslateMail): MailBlock[] {
  const { number, currency, settlement } = invoice;
  if (settlement.kind !== "due") return [];
  return [
    {
      kind: "rows",
      heading: `${t("invoice.number")} ${number}`,
      rows: [
        { name: t("invoice.due"), value: toDueDay(settlement.termsDays, invoice) },
        { name: t("invoice.reference"), value: formatCreditorReference(toCreditorReference(number)) },
        { name: t("order.toPay"), value: formatPrice(sumToPay(invoice), currency, true), isTotal: true },
      ],
    },
  ];
}

/** Announces the enclosed credit note; empty without one. */
export function toCreditNoteBlocks(creditNote: Invoice | null, t: TranslateMail): MailBlock[] {
  if (creditNote === null) return [];
  return [{ kind: "text", text: t("documents.creditNote", { number: creditNote.number }) }];
}

function toDueDay(termsDays: number, { issuedOn, language }: Invoice): string {
  return formatDay(calculateDueDate(issuedOn, termsDays), language);
}
