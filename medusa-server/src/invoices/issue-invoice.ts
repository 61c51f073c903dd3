import type { MedusaContainer } from "@medusajs/framework/types";
import { createInvoiceTranslate } from "@spolverk/content";
import { INVOICE_MODULE } from "../modules/invoice/index.ts";
import type InvoiceModuleService from "../modules/invoice/service.ts";
import type { Invoice } from "./invoice.ts";
import { readInvoice } from "./read-invoice.ts";
import { readTermsDays } from "./read-terms-days.ts";
import { renderInvoice } from "./render-invoice.ts";

/**
 * The invoice of an order [3.50], [9.37]: issued at the first request, with that day and the terms that
 * hold for its buyer then, and the same ever after.
 *
 * @throws Error for an order that the shop's checkout did not make
 */
export async function issueInvoice(container: MedusaContainer, orderId: string): Promise<Invoice> {
  const terms_days = await readTermsDays(container, orderId);
  const invoices: InvoiceModuleService = container.resolve(INVOICE_MODULE);
  const issued_on = new Date().toISOString().slice(0, 10);
  // Read before it has a number: what cannot be written leaves no gap in the series.
  await readInvoice(container, orderId, { number: 0, issued_on, terms_days });
  const issued = await invoices.issueOnce({ order_id: orderId, issued_on, terms_days });
  return readInvoice(container, orderId, issued);
}

/** An invoice as a file to send or to open. */
export async function toInvoiceFile(
  invoice: Invoice,
): Promise<{ filename: string; type: "application/pdf"; content: Buffer }> {
  const content = await renderInvoice(invoice, createInvoiceTranslate(invoice.language));
  return { filename: `spolverk-${invoice.number}.pdf`, type: "application/pdf", content };
}
