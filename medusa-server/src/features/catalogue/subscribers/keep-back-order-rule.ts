import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductVariantWorkflowEvents } from "@medusajs/framework/utils";
import { refreshBackOrder } from "../refresh-back-order.ts";

/** Sets Medusa's backorder flag back to the shop's rule when a merchandiser has switched it in Medusa's own form. */
export default async function keepBackOrderRule({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await refreshBackOrder(container, { variantId: event.data.id });
}

export const config: SubscriberConfig = { event: ProductVariantWorkflowEvents.UPDATED };
