import type { TranslateInvoice } from "@spolverk/content";
import {
  calculateDueDate,
  formatCreditorReference,
  formatPrice,
  isPayLater,
  isSettled,
  type PaymentMethod,
  toCreditorReference,
} from "@spolverk/domain";
import { formatDay } from "../../documents/format-day.ts";
import { type Invoice, sumToPay } from "./invoice.ts";
import type { Fact, InvoiceView } from "./invoice-view.ts";

/** Builds the final sum: due, paid or credited. */
export function toFinalSum(invoice: Invoice, t: TranslateInvoice): Fact {
  const value = formatPrice(sumToPay(invoice), invoice.currency, true);
  const { settlement } = invoice;
  if (settlement.kind === "credited") return { name: t("credited"), value };
  const isPaid = settlement.kind === "paid" && !isSettled(settlement.method);
  return { name: t(isPaid ? "paid" : "toPay"), value };
}

/**
 * Builds the settlement: account and reference of an amount due [9.37], method and day of a payment without its
 * details, or the destination of a credit.
 */
export function toPaymentView(
  invoice: Invoice,
  t: TranslateInvoice,
): { terms: Fact[] } & Pick<InvoiceView, "payment"> {
  const { settlement, seller, language } = invoice;
  const date = (day: string) => formatDay(day, language);
  if (settlement.kind === "credited") {
    return { terms: [], payment: { title: t("paymentDone"), facts: [], hint: t("creditHint") } };
  }
  if (settlement.kind === "paid") {
    const { method, on } = settlement;
    const isPaidByOther = isSettled(method);
    const facts = [
      { name: t("paidBy"), value: toMethodName(method, t) },
      { name: t("paidOn"), value: date(on) },
    ];
    return {
      terms: [],
      payment: {
        title: t("paymentDone"),
        facts: isPaidByOther ? [] : facts,
        hint: isPaidByOther ? t("nothingToPay") : null,
      },
    };
  }
  const due = { name: t("dueOn"), value: date(calculateDueDate(invoice.issuedOn, settlement.termsDays)) };
  return {
    terms: [due, { name: t("terms"), value: t("termsDays", { days: settlement.termsDays }) }],
    payment: {
      title: t("payment"),
      facts: [
        { name: "IBAN", value: formatCreditorReference(seller.iban) },
        { name: "BIC", value: seller.bic },
        { name: t("paymentReference"), value: formatCreditorReference(toCreditorReference(invoice.number)) },
        due,
        toFinalSum(invoice, t),
      ],
      hint: t("referenceHint"),
    },
  };
}

function toMethodName(method: PaymentMethod, t: TranslateInvoice): string {
  if (isPayLater(method)) return "Klarna";
  return method === "swish" ? "Swish" : t("card");
}
