import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type PersonalDataBody, personalDataReplySchema } from "@spolverk/medusa-contract";
import { readPersonalData } from "../../../features/retention/read-personal-data.ts";

/** What is stored under an e-mail address and belongs to no account. */
export async function POST(
  request: MedusaRequest<PersonalDataBody>,
  response: MedusaResponse,
): Promise<void> {
  const found = await readPersonalData(request.scope, request.validatedBody.email);
  response.json(personalDataReplySchema.parse(found));
}
