import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "@medusajs/framework/zod";
import type { invoiceReplySchema } from "@spolverk/medusa-contract";
import { issueInvoice, toInvoiceFile } from "../invoices/issue-invoice.ts";
import { readAccountOrder } from "./read-account-orders.ts";

/** The invoice of an account's order as a PDF; the first request issues it. Null where there is none, or none yet. */
export async function readAccountInvoice(
  container: MedusaContainer,
  { accountId, orderId }: { accountId: string; orderId: string },
): Promise<z.infer<typeof invoiceReplySchema>["file"]> {
  const order = await readAccountOrder(container, accountId, orderId);
  if (!order?.hasInvoice) return null;
  const { filename, content } = await toInvoiceFile(await issueInvoice(container, orderId));
  return { name: filename, base64: content.toString("base64") };
}
