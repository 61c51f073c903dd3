import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { expectPresent } from "../../../../../database/expect-present.ts";
import { issueInvoice, toInvoiceFile } from "../../../../../features/invoices/issue-invoice.ts";

/** The invoice of an order as a PDF; the first request issues it. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = expectPresent(request.params.id, "id in the path");
  await request.scope.resolve(Modules.ORDER).retrieveOrder(id, { select: ["id"] });
  const invoice = await issueInvoice(request.scope, id);
  const { filename, type, content } = await toInvoiceFile(invoice);
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Disposition", `inline; filename="${filename}"`);
  response.send(content);
}
