import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents } from "@medusajs/framework/utils";
import { announceChanges } from "../changes/announce-changes.ts";
import { productsMoved } from "../changes/products-moved.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/** A product was written, or put into or taken out of a category. */
export default function announceProducts({ event }: SubscriberArgs<RowEvent>): Promise<void> {
  return announceChanges(toIds(event.data));
}

export const config: SubscriberConfig = {
  event: [
    ProductEvents.PRODUCT_CREATED,
    ProductEvents.PRODUCT_UPDATED,
    ProductEvents.PRODUCT_DELETED,
    ProductEvents.PRODUCT_RESTORED,
    productsMoved,
  ],
};
