import type { MedusaContainer } from "@medusajs/framework/types";
import { INVOICE_MODULE } from "./modules/invoice/index.ts";
import type { Invoice } from "./invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { toCreditNote } from "./to-credit-note.ts";

/** A listed credit note; the amount includes VAT, in minor units. */
export type CreditNoteRow = { number: string; sourceId: string; issuedOn: string; amountMinor: number };

const columns = ["number", "order_id", "source_id", "issued_on", "amount_minor"];

/** Lists the credit notes of orders by order id, each order's sorted by number. */
export async function listCreditNotes(
  container: MedusaContainer,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, CreditNoteRow[]>> {
  const invoices = container.resolve(INVOICE_MODULE);
  const notes = await invoices.listCreditNotes(
    { order_id: [...orderIds] },
    { select: columns, take: null, order: { number: "ASC" } },
  );
  const ofOrder = (id: string) => notes.filter(({ order_id }) => order_id === id).map(toRow);
  return new Map(orderIds.map((id) => [id, ofOrder(id)]));
}

const toRow = (note: {
  number: number;
  source_id: string;
  issued_on: string;
  amount_minor: number;
}): CreditNoteRow => ({
  number: `C-${note.number}`,
  sourceId: note.source_id,
  issuedOn: note.issued_on,
  amountMinor: note.amount_minor,
});

/** Reads an order's credit note by its number or its source; null when there is none. */
export async function readCreditNote(
  container: MedusaContainer,
  orderId: string,
  isWanted: (note: CreditNoteRow) => boolean,
): Promise<Invoice | null> {
  const notes = (await listCreditNotes(container, [orderId])).get(orderId) ?? [];
  const place = notes.findIndex(isWanted);
  const note = notes[place];
  if (note === undefined) return null;
  const amounts = notes.slice(0, place + 1).map(({ amountMinor }) => amountMinor);
  return toCreditNote(await issueInvoice(container, orderId), { ...note, amounts });
}
