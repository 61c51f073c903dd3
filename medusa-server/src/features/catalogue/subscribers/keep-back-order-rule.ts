import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductVariantWorkflowEvents } from "@medusajs/framework/utils";
import { refreshBackOrder } from "../refresh-back-order.ts";

/** Medusa's own form has a switch for backorder too; the rule has the last word. */
export default async function keepBackOrderRule({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await refreshBackOrder(container, { variantId: event.data.id });
}

export const config: SubscriberConfig = { event: ProductVariantWorkflowEvents.UPDATED };
