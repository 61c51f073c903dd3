import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { saveAgreement } from "../../../../../features/accounts/api/save-agreement.ts";
import type { AgreementBody } from "../../../../../features/accounts/api/agreement-body.ts";

/** Adds a contract price. */
export function POST(
  request: AuthenticatedMedusaRequest<AgreementBody>,
  response: MedusaResponse,
): Promise<void> {
  return saveAgreement(request, response, null);
}
