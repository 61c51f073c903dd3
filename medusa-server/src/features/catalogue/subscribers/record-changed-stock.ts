import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { InventoryEvents } from "@medusajs/framework/utils";
import { recordChanges } from "../changes/record-changes.ts";
import { findProductsOfVariants } from "../changes/find-products-of-variants.ts";
import { findVariantsOfLevels } from "../changes/find-variants-of-levels.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/** Records the products of changed inventory levels: counting, reserving and releasing stock all write one. */
export default async function recordChangedStock({
  event,
  container,
}: SubscriberArgs<RowEvent>): Promise<void> {
  const variantIds = await findVariantsOfLevels(container, toIds(event.data));
  await recordChanges(container, await findProductsOfVariants(container, variantIds));
}

export const config: SubscriberConfig = {
  event: [
    InventoryEvents.INVENTORY_LEVEL_CREATED,
    InventoryEvents.INVENTORY_LEVEL_UPDATED,
    InventoryEvents.INVENTORY_LEVEL_DELETED,
    InventoryEvents.INVENTORY_LEVEL_RESTORED,
  ],
};
