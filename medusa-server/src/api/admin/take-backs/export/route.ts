import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TakeBacksQuery } from "../../../../features/take-backs/api/take-back-body.ts";
import { exportTakeBacks } from "../../../../features/take-backs/export-take-backs.ts";

/** The same list without pages, as CSV. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, TakeBacksQuery>,
  response: MedusaResponse,
): Promise<void> {
  const csv = await exportTakeBacks(request.scope, request.validatedQuery);
  const day = new Date().toISOString().slice(0, 10);
  response.setHeader("Content-Type", "text/csv; charset=utf-8");
  response.setHeader("Content-Disposition", `attachment; filename="take-backs-${day}.csv"`);
  response.setHeader("Cache-Control", "no-store");
  response.send(csv);
}
