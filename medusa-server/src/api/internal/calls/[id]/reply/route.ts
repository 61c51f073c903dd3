import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CallReplyBody } from "../../../../../internal/call-body.ts";
import { toId } from "../../../../../internal/to-id.ts";
import { IDEMPOTENCY_RECORD_MODULE } from "../../../../../modules/idempotency-record/index.ts";
import type IdempotencyRecordModuleService from "../../../../../modules/idempotency-record/service.ts";

/** Ends a call, with its reply or without one. */
export async function POST(request: MedusaRequest<CallReplyBody>, response: MedusaResponse): Promise<void> {
  const records: IdempotencyRecordModuleService = request.scope.resolve(IDEMPOTENCY_RECORD_MODULE);
  await records.endCall({ id: toId(request), ...request.validatedBody });
  response.json({ ended: true });
}
