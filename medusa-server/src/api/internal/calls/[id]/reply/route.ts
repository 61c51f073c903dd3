import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CallReplyBody } from "@spolverk/medusa-contract";
import { toId } from "../../../../../http/to-id.ts";
import { IDEMPOTENCY_RECORD_MODULE } from "../../../../../features/orders/modules/idempotency-record/index.ts";

/** Ends a call, with its reply or without one. */
export async function POST(request: MedusaRequest<CallReplyBody>, response: MedusaResponse): Promise<void> {
  const records = request.scope.resolve(IDEMPOTENCY_RECORD_MODULE);
  const { started_at, reply } = request.validatedBody;
  await records.endCall({ id: toId(request), started_at: new Date(started_at), reply });
  response.json({ ended: true });
}
