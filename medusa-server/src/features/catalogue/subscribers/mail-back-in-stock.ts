import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { InventoryEvents } from "@medusajs/framework/utils";
import { findVariantsOfLevels } from "../changes/find-variants-of-levels.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";
import { areMailsSent } from "../../outbox/are-mails-sent.ts";
import { queueBackInStock } from "../stock-notifications/queue-back-in-stock.ts";
import { STOCK_NOTIFICATION_MODULE } from "../modules/stock-notification/index.ts";
import { sendMailsSoon } from "../../outbox/send-mails-soon.ts";

/** Mails the subscribers of variants whose stock was counted or released. */
export default async function mailBackInStock({ event, container }: SubscriberArgs<RowEvent>): Promise<void> {
  if (!areMailsSent()) return;
  const wishes = container.resolve(STOCK_NOTIFICATION_MODULE);
  const awaited = new Set(await wishes.listAwaitedVariants());
  if (awaited.size === 0) return;
  const variantIds = (await findVariantsOfLevels(container, toIds(event.data))).filter((id) =>
    awaited.has(id),
  );
  if (variantIds.length === 0) return;
  await queueBackInStock(container, variantIds);
  sendMailsSoon(container);
}

export const config: SubscriberConfig = {
  event: [InventoryEvents.INVENTORY_LEVEL_CREATED, InventoryEvents.INVENTORY_LEVEL_UPDATED],
};
