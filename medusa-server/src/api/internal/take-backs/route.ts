import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { NewTakeBackBody, NewTakeBackReply } from "@spolverk/medusa-contract";
import { createTakeBack } from "../../../features/take-backs/create-take-back.ts";

/** Asks for a take-back; a refusal names every reason. */
export async function POST(request: MedusaRequest<NewTakeBackBody>, response: MedusaResponse): Promise<void> {
  const reply = await createTakeBack(request.scope, request.validatedBody, new Date());
  response.json(reply satisfies NewTakeBackReply);
}
