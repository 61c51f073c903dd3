import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalBody, WithdrawalReply } from "@spolverk/medusa-contract";
import { createWithdrawal } from "../../../features/withdrawals/create-withdrawal.ts";

/** Receives a statement of withdrawal, whether or not there is such an order. */
export async function POST(request: MedusaRequest<WithdrawalBody>, response: MedusaResponse): Promise<void> {
  const reply = await createWithdrawal(request.scope, request.validatedBody, new Date());
  response.json(reply satisfies WithdrawalReply);
}
