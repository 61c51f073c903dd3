import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import type { takeBackLabelReplySchema, TakeBackTokenBody } from "@spolverk/medusa-contract";
import { findTakeBackId } from "../../../../features/take-backs/read-take-back.ts";
import { drawTakeBackLabel } from "../../../../features/take-backs/draw-take-back-label.ts";

/** The label as a PDF; null without one. */
export async function POST(
  request: MedusaRequest<TakeBackTokenBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = await findTakeBackId(request.scope, request.validatedBody.token);
  const file = id === null ? null : await drawTakeBackLabel(request.scope, id);
  const label = file && { name: file.filename, base64: file.content.toString("base64") };
  response.json({ label } satisfies z.infer<typeof takeBackLabelReplySchema>);
}
