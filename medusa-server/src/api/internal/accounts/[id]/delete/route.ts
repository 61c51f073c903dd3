import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteAccountReplySchema } from "@spolverk/medusa-contract";
import { deleteAccount } from "../../../../../features/retention/delete-account.ts";
import { toId } from "../../../../../http/to-id.ts";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const kind = await deleteAccount(request.scope, toId(request));
  response.json(deleteAccountReplySchema.parse({ kind }));
}
