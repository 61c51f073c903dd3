import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents } from "@medusajs/framework/utils";
import { recordChanges } from "../changes/record-changes.ts";
import { findProductsOfVariants } from "../changes/find-products-of-variants.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/**
 * Records the products of changed variants, which includes changed prices: Medusa writes a variant's prices only
 * together with the variant.
 */
export default async function recordChangedVariants({
  event,
  container,
}: SubscriberArgs<RowEvent>): Promise<void> {
  await recordChanges(container, await findProductsOfVariants(container, toIds(event.data)));
}

export const config: SubscriberConfig = {
  event: [
    ProductEvents.PRODUCT_VARIANT_CREATED,
    ProductEvents.PRODUCT_VARIANT_UPDATED,
    ProductEvents.PRODUCT_VARIANT_DELETED,
    ProductEvents.PRODUCT_VARIANT_RESTORED,
  ],
};
