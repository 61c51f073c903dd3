import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SHOP_MODULE } from "./modules/shop/index.ts";
import { SHOP_SETTING_ID } from "./modules/shop/service.ts";
import { findBackOrderFacts, type WantedVariants } from "./sql/find-back-order-facts.ts";
import { isSoldWithoutStock } from "./is-orderable.ts";

type Scope = { variantId: string | string[] } | { productId: string } | "all";

/**
 * Number of variants that are read and written under one lock: few enough that saving a single variant waits only
 * briefly for the lock.
 */
const batchSize = 100;

/**
 * Sets Medusa's allow_backorder to today's rule, for some variants, a product's variants or all. A lock serializes the
 * batches, so that the last one sees everything saved before it. Returns how many variants changed.
 */
export async function refreshBackOrder(container: MedusaContainer, scope: Scope): Promise<number> {
  if (scope !== "all") {
    const wanted = "variantId" in scope ? { variantId: [scope.variantId].flat() } : scope;
    return (await refresh(container, wanted)).changed;
  }
  let changed = 0;
  for (let after: string | null = ""; after !== null;) {
    const batch = await refresh(container, { after, limit: batchSize });
    changed += batch.changed;
    after = batch.last;
  }
  return changed;
}

/** Refreshes one batch. Also returns the id of the batch's last variant; null for an empty batch. */
function refresh(
  container: MedusaContainer,
  wanted: WantedVariants,
): Promise<{ changed: number; last: string | null }> {
  const shop = container.resolve(SHOP_MODULE);
  const refreshLocked = async () => {
    const [{ no_back_order: noBackOrder }, variants] = await Promise.all([
      shop.retrieveShopSetting(SHOP_SETTING_ID),
      findBackOrderFacts(container, wanted),
    ]);
    const today = new Date().toISOString().slice(0, 10);
    const changes = variants.flatMap(({ id, allow_backorder, product_discontinued, ...detail }) => {
      const allowed = isSoldWithoutStock({
        noBackOrder,
        productDiscontinued: product_discontinued,
        detail,
        today,
      });
      return allowed === allow_backorder ? [] : [{ id, allow_backorder: allowed }];
    });
    if (changes.length > 0) await container.resolve(Modules.PRODUCT).upsertProductVariants(changes);
    return { changed: changes.length, last: variants.at(-1)?.id ?? null };
  };
  return container.resolve(Modules.LOCKING).execute("refresh-back-order", refreshLocked, { timeout: 30 });
}
