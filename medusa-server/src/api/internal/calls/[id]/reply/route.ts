import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CallReplyBody } from "../../../../../internal/call-body.ts";
import { toId } from "../../../../../internal/to-id.ts";
import { REPEATABLE_CALL_MODULE } from "../../../../../modules/repeatable-call/index.ts";
import type RepeatableCallModuleService from "../../../../../modules/repeatable-call/service.ts";

/** Ends a call, with its reply or without one. */
export async function POST(request: MedusaRequest<CallReplyBody>, response: MedusaResponse): Promise<void> {
  const calls: RepeatableCallModuleService = request.scope.resolve(REPEATABLE_CALL_MODULE);
  await calls.endCall({ id: toId(request), ...request.validatedBody });
  response.json({ ended: true });
}
