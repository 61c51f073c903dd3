import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { announceChanges } from "../changes/announce-changes.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";
import { productsChanged } from "../changes/unannounced-changes.ts";

/** A product was written, put into or taken out of a category, or its pictures assigned to variations. */
export default function announceProducts({ event }: SubscriberArgs<RowEvent>): Promise<void> {
  return announceChanges(toIds(event.data));
}

export const config: SubscriberConfig = {
  event: [
    ProductEvents.PRODUCT_CREATED,
    ProductEvents.PRODUCT_UPDATED,
    ProductEvents.PRODUCT_DELETED,
    ProductEvents.PRODUCT_RESTORED,
    // When only its pictures changed, no row of the product itself is written.
    ProductWorkflowEvents.UPDATED,
    productsChanged,
  ],
};
