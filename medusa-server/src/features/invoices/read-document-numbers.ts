import type { MedusaContainer } from "@medusajs/framework/types";
import { INVOICE_MODULE } from "./modules/invoice/index.ts";
import { listCreditNotes } from "./read-credit-notes.ts";

/**
 * The number of an order's invoice or receipt, null before it was issued, and its credit notes in the order of their
 * numbers; their amounts are with VAT, in minor units.
 */
export async function readDocumentNumbers(container: MedusaContainer, orderId: string) {
  const invoices = container.resolve(INVOICE_MODULE);
  const [invoice] = await invoices.listInvoices({ order_id: orderId }, { select: ["number"] });
  const notes = (await listCreditNotes(container, [orderId])).get(orderId) ?? [];
  return {
    invoice: invoice === undefined ? null : { number: String(invoice.number) },
    credit_notes: notes.map(({ number, issuedOn, amountMinor }) => ({ number, issuedOn, amountMinor })),
  };
}
