import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { runTogether } from "../../concurrency/run-each.ts";
import { readRows } from "../../database/read-rows.ts";
import { refreshBackOrder } from "./refresh-back-order.ts";

const detailRow = z.object({
  product_variant: z.object({ id: z.string(), allow_backorder: z.boolean() }).nullish(),
});

/**
 * Stops backorders of variants whose restock date has passed: a past date is no longer a promise [4.29]. Medusa then
 * refuses to reserve these variants beyond the stock. Returns the number of changed variants.
 *
 * @param today YYYY-MM-DD
 */
export async function endPassedRestocks(container: MedusaContainer, today: string): Promise<number> {
  const details = await readRows(container, detailRow, {
    entity: "variation_detail",
    fields: ["product_variant.id", "product_variant.allow_backorder"],
    filters: { back_order: true, restock_on: { $lt: today } },
  });
  const ids = details.flatMap(({ product_variant }) =>
    product_variant?.allow_backorder ? [product_variant.id] : [],
  );
  let changed = 0;
  await runTogether(container, { name: "end-passed-restocks", ids }, async (variantId) => {
    changed += await refreshBackOrder(container, { variantId });
  });
  return changed;
}
