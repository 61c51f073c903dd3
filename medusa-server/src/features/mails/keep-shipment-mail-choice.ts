import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { expectPresent } from "../../database/expect-present.ts";

const bodySchema = z
  .object({ no_notification: z.boolean().default(false) })
  .catch({ no_notification: false });

/**
 * Keeps with a fulfilment whether the merchandiser who marks it as shipped wants its customer mailed. Medusa tells it in an
 * event alone, which is lost with its process, and may come after the mail.
 */
export async function keepShipmentMailChoice(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { no_notification } = bodySchema.parse(request.body);
  const fulfillments = request.scope.resolve(Modules.FULFILLMENT);
  const id = expectPresent(request.params["fulfillment_id"], "fulfilment in the path");
  const [fulfillment] = await fulfillments.listFulfillments({ id }, { select: ["id", "metadata"] });
  if (fulfillment && (fulfillment.metadata?.["no_notification"] ?? false) !== no_notification) {
    await fulfillments.updateFulfillment(id, { metadata: { ...fulfillment.metadata, no_notification } });
  }
  next();
}
