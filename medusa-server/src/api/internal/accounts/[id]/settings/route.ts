import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { accountDetailReplySchema, type AccountSettingsBody } from "@spolverk/medusa-contract";
import { readAccountDetail } from "../../../../../features/accounts/read-account-detail.ts";
import { saveAccountSettings } from "../../../../../features/account-area/save-account-settings.ts";
import { toId } from "../../../../../http/to-id.ts";

/** Replies with the account as it is then; 400 where the settings are not of its kind. */
export async function POST(
  request: MedusaRequest<AccountSettingsBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  await saveAccountSettings(request.scope, id, request.validatedBody);
  const account = await readAccountDetail(request.scope, id);
  response.json(accountDetailReplySchema.parse({ account }));
}
