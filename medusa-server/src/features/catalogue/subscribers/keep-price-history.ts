import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductVariantWorkflowEvents } from "@medusajs/framework/utils";
import { recordPrices } from "../record-prices.ts";

/** Records prices that were changed in Medusa's own form. */
export default async function keepPriceHistory({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await recordPrices(container, [event.data.id]);
}

export const config: SubscriberConfig = { event: ProductVariantWorkflowEvents.UPDATED };
