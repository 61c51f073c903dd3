import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { toId } from "../../../../../http/to-id.ts";
import { drawTakeBackLabel } from "../../../../../features/take-backs/draw-take-back-label.ts";

/** The label of a take-back as a PDF. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const label = await drawTakeBackLabel(request.scope, toId(request));
  if (label === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The take-back has no label");
  response.setHeader("Content-Type", label.type);
  response.setHeader("Content-Disposition", `attachment; filename="${label.filename}"`);
  response.send(label.content);
}
