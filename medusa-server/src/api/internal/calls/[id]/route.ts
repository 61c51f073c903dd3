import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CallBody, CallStartReply } from "@spolverk/medusa-contract";
import { toId } from "../../../../http/to-id.ts";
import { IDEMPOTENCY_RECORD_MODULE } from "../../../../features/orders/modules/idempotency-record/index.ts";

/** Starts a call that its sender may repeat. */
export async function POST(request: MedusaRequest<CallBody>, response: MedusaResponse): Promise<void> {
  const records = request.scope.resolve(IDEMPOTENCY_RECORD_MODULE);
  const { started_at, ...call } = request.validatedBody;
  const reply: CallStartReply = await records.startCall({
    id: toId(request),
    ...call,
    started_at: new Date(started_at),
  });
  response.json(reply);
}
