import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { recordChanges } from "../changes/record-changes.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

export default function recordChangedProducts({ event, container }: SubscriberArgs<RowEvent>): Promise<void> {
  return recordChanges(container, toIds(event.data));
}

export const config: SubscriberConfig = {
  event: [
    ProductEvents.PRODUCT_CREATED,
    ProductEvents.PRODUCT_UPDATED,
    ProductEvents.PRODUCT_DELETED,
    ProductEvents.PRODUCT_RESTORED,
    // The workflow's event covers a change of only the pictures, which writes no row of the product itself.
    ProductWorkflowEvents.UPDATED,
  ],
};
