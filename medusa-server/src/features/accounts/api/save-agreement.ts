import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AgreementBody } from "./agreement-body.ts";
import { refuseField } from "../../../forms/refuse-field.ts";
import { toId } from "../../../http/to-id.ts";
import { editAgreement } from "../edit-agreement.ts";
import { isAgreementTarget } from "../is-agreement-target.ts";
import { readAccountForAdmin } from "../read-account-for-admin.ts";

/** Adds a contract price, or changes the one with that id, and replies with the account; 400 for a target that is nothing or a gift card. */
export async function saveAgreement(
  request: AuthenticatedMedusaRequest<AgreementBody>,
  response: MedusaResponse,
  id: string | null,
): Promise<void> {
  const accountId = toId(request);
  const { target, discount_percentage, valid_from, valid_to } = request.validatedBody;
  if (!(await isAgreementTarget(request.scope, target))) {
    refuseField(response, "target", "is no product that a contract price can be for");
    return;
  }
  const terms = {
    target,
    discountPercentage: discount_percentage,
    validFrom: valid_from,
    validTo: valid_to,
  };
  await editAgreement(
    request.scope,
    accountId,
    id === null ? { action: "added", terms } : { action: "changed", id, terms },
    request.auth_context.actor_id,
  );
  response.json(await readAccountForAdmin(request.scope, accountId));
}
