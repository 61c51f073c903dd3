import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageQuery } from "../../../forms/page-query.ts";
import { listAwaiting } from "../../../features/invoices/approvals/list-awaiting.ts";

/** The orders by invoice that await approval, the most urgent first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PageQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await listAwaiting(request.scope, request.validatedQuery));
}
