import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CallBody } from "../../../../internal/call-body.ts";
import { toId } from "../../../../internal/to-id.ts";
import { REPEATABLE_CALL_MODULE } from "../../../../modules/repeatable-call/index.ts";
import type RepeatableCallModuleService from "../../../../modules/repeatable-call/service.ts";

/** Starts a call that its sender may repeat. */
export async function POST(request: MedusaRequest<CallBody>, response: MedusaResponse): Promise<void> {
  const calls: RepeatableCallModuleService = request.scope.resolve(REPEATABLE_CALL_MODULE);
  response.json(await calls.startCall({ id: toId(request), ...request.validatedBody }));
}
