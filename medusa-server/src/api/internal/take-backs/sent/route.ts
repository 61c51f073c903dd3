import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TakeBackSentBody, TakeBackSentReply } from "@spolverk/medusa-contract";
import { markTakeBackSent } from "../../../../features/take-backs/mark-take-back-sent.ts";

/** The customer tells that the parcel is on its way. */
export async function POST(
  request: MedusaRequest<TakeBackSentBody>,
  response: MedusaResponse,
): Promise<void> {
  const reply = await markTakeBackSent(request.scope, request.validatedBody, new Date());
  response.json(reply satisfies TakeBackSentReply);
}
