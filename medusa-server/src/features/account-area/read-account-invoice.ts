import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import type { invoiceReplySchema } from "@spolverk/medusa-contract";
import { issueInvoice, toInvoiceFile } from "../invoices/issue-invoice.ts";
import { readCreditNote } from "../invoices/read-credit-notes.ts";
import { readAccountOrder } from "./read-account-orders.ts";

/**
 * Returns the invoice, receipt or credit note of an account's order as a PDF. The first request issues the invoice or
 * receipt. Null when the document does not exist (yet).
 *
 * @param creditNote the number of a credit note; empty for the invoice or the receipt
 */
export async function readAccountInvoice(
  container: MedusaContainer,
  { accountId, orderId, creditNote }: { accountId: string; orderId: string; creditNote: string },
): Promise<z.infer<typeof invoiceReplySchema>["file"]> {
  const order = await readAccountOrder(container, accountId, orderId);
  if (order === null) return null;
  const document =
    creditNote === ""
      ? order.hasInvoice && (await issueInvoice(container, orderId))
      : await readCreditNote(container, orderId, ({ number }) => number === creditNote);
  if (!document) return null;
  const { filename, content } = await toInvoiceFile(document);
  return { name: filename, base64: content.toString("base64") };
}
