import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { toId } from "../../../../../../http/to-id.ts";
import { toInvoiceFile } from "../../../../../../features/invoices/issue-invoice.ts";
import { readCreditNote } from "../../../../../../features/invoices/read-credit-notes.ts";

/** A credit note of an order as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const note = await readCreditNote(
    request.scope,
    toId(request),
    ({ number }) => number === request.params["number"],
  );
  if (note === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The order has no such credit note");
  const { filename, type, content } = await toInvoiceFile(note);
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Disposition", `inline; filename="${filename}"`);
  response.send(content);
}
