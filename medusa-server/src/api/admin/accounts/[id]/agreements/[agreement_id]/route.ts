import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { saveAgreement } from "../../../../../../accounts/save-agreement.ts";
import type { AgreementBody } from "../../../../../../admin-api/agreement-body.ts";
import { expectPresent } from "../../../../../../expect-present.ts";

/** Changes a contract price. */
export function POST(
  request: AuthenticatedMedusaRequest<AgreementBody>,
  response: MedusaResponse,
): Promise<void> {
  return saveAgreement(request, response, expectPresent(request.params.agreement_id, "id in the path"));
}
