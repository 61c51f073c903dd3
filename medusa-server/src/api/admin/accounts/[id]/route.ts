import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readAccountForAdmin } from "../../../../features/accounts/read-account-for-admin.ts";
import type { AccountBody } from "../../../../features/accounts/api/account-body.ts";
import { toId } from "../../../../http/to-id.ts";
import { ACCOUNT_MODULE } from "../../../../features/accounts/modules/account/index.ts";

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readAccountForAdmin(request.scope, toId(request)));
}

export async function POST(
  request: AuthenticatedMedusaRequest<AccountBody>,
  response: MedusaResponse,
): Promise<void> {
  const accounts = request.scope.resolve(ACCOUNT_MODULE);
  const id = toId(request);
  const { organization_number, vat_number, gln_or_peppol_id, reference_code, invoice_email, ...same } =
    request.validatedBody;
  await accounts.retrieveAccount(id, { select: ["id"] });
  await accounts.updateAccounts({
    id,
    ...same,
    organization_number: organization_number ?? "",
    vat_number: vat_number ?? "",
    gln_or_peppol_id: gln_or_peppol_id ?? "",
    reference_code: reference_code ?? "",
    invoice_email: invoice_email ?? "",
  });
  response.json(await readAccountForAdmin(request.scope, id));
}
