import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StandardRatesBody } from "../../../../../features/catalogue/api/vat-body.ts";
import { planStandardRates } from "../../../../../features/catalogue/vat/plan-standard-rates.ts";

/** Plans the standard rate of every country from a day on. */
export async function POST(
  request: AuthenticatedMedusaRequest<StandardRatesBody>,
  response: MedusaResponse,
): Promise<void> {
  response.json({ planned: await planStandardRates(request.scope, request.validatedBody.starts_on) });
}
