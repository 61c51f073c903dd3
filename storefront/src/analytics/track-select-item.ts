import { trackEvent } from "./track-event.ts";

type SelectedItem = { product: { name: string }; variation: { sku: string; name: string } };

/** Tracks a press on a product's card [2.48]. */
export function trackSelectItem({ product, variation }: SelectedItem): void {
  trackEvent("select_item", {
    items: [{ item_id: variation.sku, item_name: product.name, item_variant: variation.name }],
  });
}
