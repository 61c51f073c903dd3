import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductEvents } from "@medusajs/framework/utils";
import { recordChanges } from "../changes/record-changes.ts";

/** Records all products: each product in the category or below it shows the category's name and place. */
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
