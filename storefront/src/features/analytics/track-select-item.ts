import type { ListingItem } from "@spolverk/bff/contract";
import { trackEvent } from "./track-event.ts";

/** A product's card was pressed [2.48]. */
export function trackSelectItem({ product, variation }: Pick<ListingItem, "product" | "variation">): void {
  trackEvent("select_item", {
    items: [{ item_id: variation.sku, item_name: product.name, item_variant: variation.name }],
  });
}
