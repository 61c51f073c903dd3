import { createInvoiceTranslate } from "@spolverk/content";
import { splitCredits, summarizeVat, type VatShare } from "@spolverk/domain";
import type { Invoice, InvoiceLine } from "./invoice.ts";

/**
 * Calculates a credit note: the credited document, and the amount taken off at each VAT rate.
 *
 * @param invoice the order's own document
 * @param amounts of the order's credit notes up to this one, sorted by number, including VAT in minor units
 */
export function toCreditNote(
  invoice: Invoice,
  { number, issuedOn, amounts }: { number: string; issuedOn: string; amounts: readonly number[] },
): Invoice {
  const description = createInvoiceTranslate(invoice.language)("creditLine", { number: invoice.orderNumber });
  const shares = splitCredits(summarizeVat(invoice.lines), amounts).at(-1) ?? [];
  return {
    ...invoice,
    number,
    issuedOn,
    settlement: { kind: "credited", number: invoice.number, issuedOn: invoice.issuedOn },
    supplied: null,
    delivery: null,
    notes: null,
    lines: shares.map((share) => toLine(description, share)),
    pointsMinor: 0,
    giftCardMinor: 0,
  };
}

function toLine(description: string, { vatRate, netMinor, vatMinor }: VatShare): InvoiceLine {
  // 0 - 0 is 0, while -0 would be formatted with its sign.
  return {
    description,
    sku: null,
    quantity: 1,
    unitPriceMinor: 0 - netMinor,
    unitTotalMinor: 0 - netMinor - vatMinor,
    discountMinor: 0,
    couponTotalMinor: 0,
    agreementPercentage: null,
    netMinor: 0 - netMinor,
    vatRate,
    vatMinor: 0 - vatMinor,
  };
}
