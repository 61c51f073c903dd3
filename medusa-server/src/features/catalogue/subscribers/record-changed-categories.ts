import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents } from "@medusajs/framework/utils";
import { recordChanges } from "../changes/record-changes.ts";

/** A category was written, which all products in it and below it bear the name and the place of. */
export default function recordChangedCategories({ container }: SubscriberArgs): Promise<void> {
  return recordChanges(container, "all");
}

export const config: SubscriberConfig = {
  event: [
    ProductEvents.PRODUCT_CATEGORY_CREATED,
    ProductEvents.PRODUCT_CATEGORY_UPDATED,
    ProductEvents.PRODUCT_CATEGORY_DELETED,
    "catalogue.category-detail.created",
    "catalogue.category-detail.updated",
  ],
};
