import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { InventoryEvents, Modules } from "@medusajs/framework/utils";
import { announceChanges } from "../changes/announce-changes.ts";
import { findProductIds } from "../changes/find-product-ids.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/** Stock was counted, reserved by an order or given back: each writes the level at its location. */
export default async function announceStock({ event, container }: SubscriberArgs<RowEvent>): Promise<void> {
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ id: toIds(event.data) }, { select: ["inventory_item_id"], withDeleted: true });
  const itemIds = levels.map(({ inventory_item_id }) => inventory_item_id);
  await announceChanges(await findProductIds(container, "inventory_item", itemIds));
}

export const config: SubscriberConfig = {
  event: [
    InventoryEvents.INVENTORY_LEVEL_CREATED,
    InventoryEvents.INVENTORY_LEVEL_UPDATED,
    InventoryEvents.INVENTORY_LEVEL_DELETED,
    InventoryEvents.INVENTORY_LEVEL_RESTORED,
  ],
};
