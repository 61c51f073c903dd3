import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const linkRows = z.array(z.object({ variant_id: z.string() }));

/** Returns the ids of the variants that inventory levels belong to. Follows deleted rows too. */
export async function findVariantsOfLevels(
  container: MedusaContainer,
  levelIds: readonly string[],
): Promise<string[]> {
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels(
      { id: [...levelIds] },
      { select: ["inventory_item_id"], withDeleted: true, take: null },
    );
  if (levels.length === 0) return [];
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_variant_inventory_item",
    fields: ["variant_id"],
    filters: { inventory_item_id: levels.map(({ inventory_item_id }) => inventory_item_id) },
    withDeleted: true,
  });
  return [...new Set(linkRows.parse(data).map(({ variant_id }) => variant_id))];
}
