import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { saveAgreement } from "../../../../../../features/accounts/api/save-agreement.ts";
import type { AgreementBody } from "../../../../../../features/accounts/api/agreement-body.ts";
import { expectPresent } from "../../../../../../database/expect-present.ts";

/** Changes a contract price. */
export function POST(
  request: AuthenticatedMedusaRequest<AgreementBody>,
  response: MedusaResponse,
): Promise<void> {
  return saveAgreement(request, response, expectPresent(request.params.agreement_id, "id in the path"));
}
