import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import type { invoiceQuerySchema, invoiceReplySchema } from "@spolverk/medusa-contract";
import { readAccountInvoice } from "../../../../../../../features/account-area/read-account-invoice.ts";
import { toOrderPath } from "../../../../../../../features/account-area/to-order-path.ts";

export async function GET(
  request: MedusaRequest<unknown, z.infer<typeof invoiceQuerySchema>>,
  response: MedusaResponse,
): Promise<void> {
  const { credit_note: creditNote } = request.validatedQuery;
  const file = await readAccountInvoice(request.scope, { ...toOrderPath(request), creditNote });
  response.json({ file } satisfies z.infer<typeof invoiceReplySchema>);
}
