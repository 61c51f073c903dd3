import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { type wishListBodySchema, wishListReplySchema } from "@spolverk/medusa-contract";
import { toId } from "../../../../../http/to-id.ts";
import { ACCOUNT_MODULE } from "../../../../../features/accounts/modules/account/index.ts";

/** The wish list of a member after adding and taking off; 404 for who is none. */
export async function POST(
  request: MedusaRequest<z.infer<typeof wishListBodySchema>>,
  response: MedusaResponse,
): Promise<void> {
  const accounts = request.scope.resolve(ACCOUNT_MODULE);
  const variationIds = await accounts.changeWishList(toId(request), request.validatedBody);
  response.json(wishListReplySchema.parse({ variationIds }));
}
