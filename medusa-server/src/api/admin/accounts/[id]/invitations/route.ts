import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShop, readSites } from "@spolverk/content";
import { inviteMember } from "../../../../../features/accounts/invite-member.ts";
import { readAccountForAdmin } from "../../../../../features/accounts/read-account-for-admin.ts";
import { refuseField } from "../../../../../forms/refuse-field.ts";
import type { InvitationBody } from "../../../../../features/accounts/api/invitation-body.ts";
import { toId } from "../../../../../http/to-id.ts";
import { toLanguage } from "../../../../../features/outbox/to-language.ts";

const refusals = {
  already_member: "is a member already",
  too_many: "has had enough invitations today, or the account is full",
};

/** Invites in the shop's name: a merchandiser's own address is not for customers. */
export async function POST(
  request: AuthenticatedMedusaRequest<InvitationBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const { email, role, site } = request.validatedBody;
  const language = toLanguage(readSites().find(({ code }) => code === site)?.language);
  const invitedBy = readShop().support.email;
  const result = await inviteMember(request.scope, id, {
    email,
    role,
    site,
    language,
    inviter: null,
    invitedBy,
  });
  if (result === "invited") response.json(await readAccountForAdmin(request.scope, id));
  else refuseField(response, "email", refusals[result]);
}
