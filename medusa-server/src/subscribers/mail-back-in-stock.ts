import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { InventoryEvents } from "@medusajs/framework/utils";
import { findAwaitedVariants } from "../changes/find-stocked.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { queueBackInStock } from "../mail/queue-back-in-stock.ts";
import { sendMailsSoon } from "../mail/send-mails-soon.ts";

/** Stock was counted or given back: who waited for it hears of it. */
export default async function mailBackInStock({ event, container }: SubscriberArgs<RowEvent>): Promise<void> {
  if (!areMailsSent()) return;
  const variantIds = await findAwaitedVariants(container, toIds(event.data));
  if (variantIds.length === 0) return;
  await queueBackInStock(container, variantIds);
  sendMailsSoon(container);
}

export const config: SubscriberConfig = {
  event: [InventoryEvents.INVENTORY_LEVEL_CREATED, InventoryEvents.INVENTORY_LEVEL_UPDATED],
};
