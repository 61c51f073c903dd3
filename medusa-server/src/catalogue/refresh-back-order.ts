import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import type ShopModuleService from "../modules/shop/service.ts";
import { SHOP_SETTING_ID } from "../modules/shop/service.ts";
import { readRows } from "../read-rows.ts";
import { isSoldWithoutStock, soldDetailRow } from "./is-orderable.ts";

const variantRow = z.object({
  id: z.string(),
  allow_backorder: z.boolean(),
  product: z.object({ product_detail: z.object({ discontinued: z.boolean() }).nullish() }).nullish(),
  variation_detail: soldDetailRow.nullish(),
});

type Scope = { variantId: string | string[] } | { productId: string } | "all";

/**
 * Makes Medusa's allow_backorder what the rule says today, for some variants, a product's variants or all. One
 * refresh runs at a time: the last one sees all that was saved before it. Returns how many changed.
 */
export function refreshBackOrder(container: MedusaContainer, scope: Scope): Promise<number> {
  return container.resolve(Modules.LOCKING).execute("refresh-back-order", () => refresh(container, scope), {
    timeout: 30,
  });
}

async function refresh(container: MedusaContainer, scope: Scope): Promise<number> {
  const shop: ShopModuleService = container.resolve(SHOP_MODULE);
  const [{ no_back_order: noBackOrder }, variants] = await Promise.all([
    shop.retrieveShopSetting(SHOP_SETTING_ID),
    readRows(container, variantRow, {
      entity: "variant",
      fields: [
        "id",
        "allow_backorder",
        "product.product_detail.discontinued",
        "variation_detail.back_order",
        "variation_detail.discontinued",
        "variation_detail.sale_percentage",
        "variation_detail.restock_on",
      ],
      filters: toFilters(scope),
    }),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const changes = variants.flatMap(({ id, allow_backorder, product, variation_detail: detail }) => {
    if (!detail) return [];
    const productDiscontinued = product?.product_detail?.discontinued ?? false;
    const allowed = isSoldWithoutStock({ noBackOrder, productDiscontinued, detail, today });
    return allowed === allow_backorder ? [] : [{ id, allow_backorder: allowed }];
  });
  if (changes.length > 0) await container.resolve(Modules.PRODUCT).upsertProductVariants(changes);
  return changes.length;
}

function toFilters(scope: Scope): Record<string, string | string[]> {
  if (scope === "all") return {};
  return "variantId" in scope ? { id: scope.variantId } : { product_id: scope.productId };
}
