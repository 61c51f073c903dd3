import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents } from "@medusajs/framework/utils";
import { recordChanges } from "../changes/record-changes.ts";
import { findProductsOfVariants } from "../changes/find-products-of-variants.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/** A variant was written. Its prices are only ever written along with it. */
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
