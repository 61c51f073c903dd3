import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../read-ids.ts";

/**
 * The products that levels of stock are about, deleted rows too. A purchase changes the stock several times: so it is
 * one statement (docs/decisions/0057).
 */
export function findProductsOfLevels(
  container: MedusaContainer,
  levelIds: readonly string[],
): Promise<string[]> {
  return readIds(
    container,
    `select distinct v."product_id" as "id" from "inventory_level" n
     join "product_variant_inventory_item" l on l."inventory_item_id" = n."inventory_item_id"
     join "product_variant" v on v."id" = l."variant_id"
     where n."id" = any(?::text[]) and v."product_id" is not null`,
    [[...levelIds]],
  );
}

/** The variants of these levels of stock that have stock notifications. */
export function findAwaitedVariants(
  container: MedusaContainer,
  levelIds: readonly string[],
): Promise<string[]> {
  return readIds(
    container,
    `select distinct l."variant_id" as "id" from "inventory_level" n
     join "product_variant_inventory_item" l on l."inventory_item_id" = n."inventory_item_id" and l."deleted_at" is null
     join "stock_notification" s on s."variant_id" = l."variant_id" and s."deleted_at" is null
       and s."confirmed_at" is not null and s."notified_at" is null
     where n."id" = any(?::text[]) and n."deleted_at" is null`,
    [[...levelIds]],
  );
}
