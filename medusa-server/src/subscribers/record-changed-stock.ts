import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { InventoryEvents } from "@medusajs/framework/utils";
import { recordChanges } from "../changes/record-changes.ts";
import { findProductsOfLevels } from "../changes/find-stocked.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/** Stock was counted, reserved by an order or given back: each writes the level at its location. */
export default async function recordChangedStock({
  event,
  container,
}: SubscriberArgs<RowEvent>): Promise<void> {
  await recordChanges(container, await findProductsOfLevels(container, toIds(event.data)));
}

export const config: SubscriberConfig = {
  event: [
    InventoryEvents.INVENTORY_LEVEL_CREATED,
    InventoryEvents.INVENTORY_LEVEL_UPDATED,
    InventoryEvents.INVENTORY_LEVEL_DELETED,
    InventoryEvents.INVENTORY_LEVEL_RESTORED,
  ],
};
