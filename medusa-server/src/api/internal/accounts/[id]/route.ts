import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { accountDetailReplySchema } from "@spolverk/medusa-contract";
import { readAccountDetail } from "../../../../features/accounts/read-account-detail.ts";
import { toId } from "../../../../http/to-id.ts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await readAccountDetail(request.scope, toId(request));
  response.json(accountDetailReplySchema.parse({ account }));
}
