import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import type { shownTakeBackReplySchema, TakeBackTokenBody } from "@spolverk/medusa-contract";
import { findTakeBackId, readTakeBack } from "../../../../features/take-backs/read-take-back.ts";

/** How a take-back stands; null without one. */
export async function POST(
  request: MedusaRequest<TakeBackTokenBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = await findTakeBackId(request.scope, request.validatedBody.token);
  const takeBack = id === null ? null : await readTakeBack(request.scope, id);
  response.json({ takeBack } satisfies z.infer<typeof shownTakeBackReplySchema>);
}
