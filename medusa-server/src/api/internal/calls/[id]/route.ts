import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CallBody } from "../../../../internal/call-body.ts";
import { toId } from "../../../../internal/to-id.ts";
import { IDEMPOTENCY_RECORD_MODULE } from "../../../../modules/idempotency-record/index.ts";
import type IdempotencyRecordModuleService from "../../../../modules/idempotency-record/service.ts";

/** Starts a call that its sender may repeat. */
export async function POST(request: MedusaRequest<CallBody>, response: MedusaResponse): Promise<void> {
  const records: IdempotencyRecordModuleService = request.scope.resolve(IDEMPOTENCY_RECORD_MODULE);
  response.json(await records.startCall({ id: toId(request), ...request.validatedBody }));
}
