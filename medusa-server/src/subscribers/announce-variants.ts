import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents } from "@medusajs/framework/utils";
import { announceChanges } from "../changes/announce-changes.ts";
import { findProductIds } from "../changes/find-product-ids.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/** A variant was written. Its prices are only ever written along with it. */
export default async function announceVariants({
  event,
  container,
}: SubscriberArgs<RowEvent>): Promise<void> {
  await announceChanges(await findProductIds(container, "variant", toIds(event.data)));
}

export const config: SubscriberConfig = {
  event: [
    ProductEvents.PRODUCT_VARIANT_CREATED,
    ProductEvents.PRODUCT_VARIANT_UPDATED,
    ProductEvents.PRODUCT_VARIANT_DELETED,
    ProductEvents.PRODUCT_VARIANT_RESTORED,
  ],
};
