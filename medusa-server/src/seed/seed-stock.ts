import { createInventoryLevelsWorkflow } from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";
import type { ProductContent } from "@spolverk/content";
import { readRows } from "../database/read-rows.ts";
import type { SeedContext } from "./seed-context.ts";

const itemRow = z.object({
  id: z.string(),
  sku: z.string(),
  location_levels: z.array(z.object({ location_id: z.string() }).nullish()).nullish(),
});

/**
 * Creates the initial stock of each variation that has no stock level. Existing levels stay unchanged: the warehouse
 * keeps them.
 */
export async function seedStock(
  { container, count }: SeedContext,
  products: readonly ProductContent[],
  locationId: string,
): Promise<void> {
  const stockOf = new Map(
    products.flatMap(({ variations }) => variations.map(({ sku, stock }) => [sku, stock] as const)),
  );
  const items = await readRows(container, itemRow, {
    entity: "inventory_item",
    fields: ["id", "sku", "location_levels.location_id"],
    filters: { sku: [...stockOf.keys()] },
  });
  const bare = items.filter(({ location_levels }) => !location_levels?.length);
  if (bare.length === 0) return;
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: bare.map(({ id, sku }) => ({
        inventory_item_id: id,
        location_id: locationId,
        stocked_quantity: stockOf.get(sku) ?? 0,
      })),
    },
  });
  count("stockLevels", bare.length);
}
