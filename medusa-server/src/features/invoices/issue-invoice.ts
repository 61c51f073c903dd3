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
 * The invoice or the receipt of an order [3.50], [9.37]: issued at the first request, with that day, the terms that hold
 * for its buyer, the exchange rate that is known, the exemption that is named and whether VAT is named then, and the same
 * ever after.
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
  // Read before it has a number: what cannot be written leaves no gap in the series.
  await readInvoice(container, orderId, { number: 0, ...draft });
  const issued = await invoices.issueOnce({ order_id: orderId, ...draft });
  return readInvoice(container, orderId, issued);
}

/** What the document says of VAT. */
async function readVatTerms(container: MedusaContainer, orderId: string) {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { priced } = await checkouts.retrievePurchaseOfOrder(orderId);
  const { company, totals, lines } = priced;
  return { is_export: isExported(priced), names_vat: isVatNamed({ company, vat: totals.vat, lines }) };
}

/** An invoice, a receipt or a credit note as a file to send or to open. */
export async function toInvoiceFile(
  invoice: Invoice,
): Promise<{ filename: string; type: "application/pdf"; content: Buffer }> {
  const content = await renderInvoice(invoice, createInvoiceTranslate(invoice.language));
  return { filename: `spolverk-${invoice.number}.pdf`, type: "application/pdf", content };
}
