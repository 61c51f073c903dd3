import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { toId } from "../../../../../http/to-id.ts";
import { issueFeeInvoice } from "../../../../../features/take-backs/issue-fee-invoice.ts";
import { toInvoiceFile } from "../../../../../features/invoices/issue-invoice.ts";
import { TAKE_BACK_MODULE } from "../../../../../features/take-backs/modules/take-back/index.ts";

/** The invoice of the fee for a wrong return as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const takeBacks = request.scope.resolve(TAKE_BACK_MODULE);
  const { id, fee_sek } = await takeBacks.retrieveTakeBack(toId(request), { select: ["id", "fee_sek"] });
  if (fee_sek === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The take-back has no fee");
  const { filename, type, content } = await toInvoiceFile(await issueFeeInvoice(request.scope, id));
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Disposition", `attachment; filename="${filename}"`);
  response.send(content);
}
