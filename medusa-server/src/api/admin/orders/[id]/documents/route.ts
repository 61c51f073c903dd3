import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toId } from "../../../../../http/to-id.ts";
import { listCreditNotes } from "../../../../../features/invoices/read-credit-notes.ts";
import { INVOICE_MODULE } from "../../../../../features/invoices/modules/invoice/index.ts";

/** The number of an order's invoice or receipt, null before it was issued, and its credit notes. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = toId(request);
  const invoices = request.scope.resolve(INVOICE_MODULE);
  const [invoice] = await invoices.listInvoices({ order_id: id }, { select: ["number"] });
  const notes = (await listCreditNotes(request.scope, [id])).get(id) ?? [];
  response.json({
    invoice: invoice === undefined ? null : { number: String(invoice.number) },
    credit_notes: notes.map(({ number, issuedOn, amountMinor }) => ({ number, issuedOn, amountMinor })),
  });
}
