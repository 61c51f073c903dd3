import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toId } from "../../../../../../http/to-id.ts";
import { readSwishStatus } from "../../../../../../features/payments/read-swish-status.ts";

const swishIdSchema = z.string().regex(/^[0-9A-F]{32}$/);

/** How a Swish payment of a checkout stands; 404 for one of another checkout's. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const swishId = swishIdSchema.safeParse(request.params["swishId"]);
  const status = swishId.success ? await readSwishStatus(request.scope, toId(request), swishId.data) : null;
  if (status === null) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "The checkout has no such Swish payment");
  }
  response.json({ status });
}
