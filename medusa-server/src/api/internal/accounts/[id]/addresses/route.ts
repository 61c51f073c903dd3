import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type AddressBody, addressReplySchema } from "@spolverk/medusa-contract";
import { toId } from "../../../../../http/to-id.ts";
import { ACCOUNT_MODULE } from "../../../../../features/accounts/modules/account/index.ts";

export async function POST(request: MedusaRequest<AddressBody>, response: MedusaResponse): Promise<void> {
  const accounts = request.scope.resolve(ACCOUNT_MODULE);
  const kind = await accounts.saveAddress(toId(request), request.validatedBody);
  response.json(addressReplySchema.parse({ kind }));
}
