import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toId } from "../../http/to-id.ts";

const bodySchema = z
  .object({ no_notification: z.boolean().default(false) })
  .catch({ no_notification: false });

/**
 * Stores the merchandiser's choice on whether marking a fulfilment as shipped mails the customer. Medusa carries it
 * only in an event, which is lost when the process dies, and which may arrive after the mail.
 */
export async function keepShipmentMailChoice(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { no_notification } = bodySchema.parse(request.body);
  const fulfillments = request.scope.resolve(Modules.FULFILLMENT);
  const id = toId(request, "fulfillment_id");
  const [fulfillment] = await fulfillments.listFulfillments({ id }, { select: ["id", "metadata"] });
  if (fulfillment && (fulfillment.metadata?.["no_notification"] ?? false) !== no_notification) {
    await fulfillments.updateFulfillment(id, { metadata: { ...fulfillment.metadata, no_notification } });
  }
  next();
}
