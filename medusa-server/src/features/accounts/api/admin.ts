import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { readShop, readSites } from "@spolverk/content";
import { refuseField } from "../../../forms/refuse-field.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { toLanguage } from "../../outbox/to-language.ts";
import { editAgreement } from "../edit-agreement.ts";
import { inviteMember } from "../invite-member.ts";
import { isAgreementTarget } from "../is-agreement-target.ts";
import { listAccounts } from "../list-accounts.ts";
import { ACCOUNT_MODULE } from "../modules/account/index.ts";
import { readAccountForAdmin } from "../read-account-for-admin.ts";
import { type AccountBody, accountBodySchema } from "./account-body.ts";
import { accountsPageSchema } from "./accounts-query.ts";
import { type AgreementBody, agreementBodySchema } from "./agreement-body.ts";
import { type InvitationBody, invitationBodySchema } from "./invitation-body.ts";

/** Every change of an account replies with the updated account. */
export const accountAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "accounts",
    query: accountsPageSchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listAccounts(scope, validatedQuery));
    },
  }),
  adminRoute({ method: "GET", path: "accounts/:id", handler: sendAccount }),
  adminRoute({ method: "POST", path: "accounts/:id", form: accountBodySchema, handler: saveAccount }),
  adminRoute({
    method: "POST",
    path: "accounts/:id/invitations",
    form: invitationBodySchema,
    handler: inviteInShopsName,
  }),
  adminRoute({
    method: "POST",
    path: "accounts/:id/agreements",
    form: agreementBodySchema,
    handler: (request, response) => saveAgreement(request, response, null),
  }),
  adminRoute({
    method: "POST",
    path: "accounts/:id/agreements/:agreement_id",
    form: agreementBodySchema,
    handler: (request, response) => saveAgreement(request, response, toId(request, "agreement_id")),
  }),
  adminRoute({ method: "POST", path: "accounts/:id/agreements/:agreement_id/end", handler: endAgreement }),
];

async function sendAccount(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readAccountForAdmin(request.scope, toId(request)));
}

async function saveAccount(
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

const invitationRefusals = {
  already_member: "is a member already",
  too_many: "has had enough invitations today, or the account is full",
};

/** Invites in the shop's name, because a merchandiser's own address is not for customers. */
async function inviteInShopsName(
  request: AuthenticatedMedusaRequest<InvitationBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const { email, role, site } = request.validatedBody;
  const language = toLanguage(readSites().find(({ code }) => code === site)?.language);
  const invitedBy = readShop().support.email;
  const invitation = { email, role, site, language, inviter: null, invitedBy };
  const result = await inviteMember(request.scope, id, invitation);
  if (result === "invited") response.json(await readAccountForAdmin(request.scope, id));
  else refuseField(response, "email", invitationRefusals[result]);
}

/**
 * Adds a contract price or, with an id, changes the contract price of that id. Responds with 400 when the target
 * matches no product, or only a gift card.
 */
async function saveAgreement(
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

/** Ends a contract price: sets its last day to yesterday, in UTC. */
async function endAgreement(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const accountId = toId(request);
  const today = new Date().toISOString().slice(0, 10);
  const end = { action: "ended" as const, id: toId(request, "agreement_id"), today };
  await editAgreement(request.scope, accountId, end, request.auth_context.actor_id);
  response.json(await readAccountForAdmin(request.scope, accountId));
}
