import type { MedusaContainer } from "@medusajs/framework/types";
import { createInvoiceTranslate } from "@spolverk/content";
import { isVatNamed, toShopDay } from "@spolverk/domain";
import { isExported } from "../orders/is-exported.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { INVOICE_MODULE } from "./modules/invoice/index.ts";
import type { Invoice } from "./invoice.ts";
import { readExchangeRate } from "./read-exchange-rate.ts";
import { readInvoice } from "./read-invoice.ts";
import { readSupplyDay } from "./read-supply-day.ts";
import { readTermsDays } from "./read-terms-days.ts";
import { renderInvoice } from "./render-invoice.ts";

/**
 * Issues the invoice or the receipt of an order [3.50], [9.37]. The first call fixes the day, the buyer's terms, the
 * exchange rate, the exemption and whether VAT is stated; later calls return the same document.
 *
 * @throws Error for an order that the shop's checkout did not make
 */
export async function issueInvoice(container: MedusaContainer, orderId: string): Promise<Invoice> {
  const invoices = container.resolve(INVOICE_MODULE);
  const draft = {
    issued_on: toShopDay(new Date().toISOString()),
    terms_days: await readTermsDays(container, orderId),
    supplied_on: await readSupplyDay(container, orderId),
    exchange_rate: await readExchangeRate(container, orderId),
    ...(await readVatTerms(container, orderId)),
  };
  // Reads the draft before numbering it, so that a document that cannot be written leaves no gap in the series.
  await readInvoice(container, orderId, { number: 0, ...draft });
  const issued = await invoices.issueOnce({ order_id: orderId, ...draft });
  return readInvoice(container, orderId, issued);
}

/** Reads how the document states VAT. */
async function readVatTerms(container: MedusaContainer, orderId: string) {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { priced } = await checkouts.retrievePurchaseOfOrder(orderId);
  const { company, totals, lines } = priced;
  return { is_export: isExported(priced), names_vat: isVatNamed({ company, vat: totals.vat, lines }) };
}

/** Renders an invoice, a receipt or a credit note as a file to send or open. */
export async function toInvoiceFile(
  invoice: Invoice,
): Promise<{ filename: string; type: "application/pdf"; content: Buffer }> {
  const content = await renderInvoice(invoice, createInvoiceTranslate(invoice.language));
  return { filename: `spolverk-${invoice.number}.pdf`, type: "application/pdf", content };
}
