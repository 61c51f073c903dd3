import type { CartGoods } from "../sql/read-cart-stock.ts";

/** For tests: one piece of goods stocked at two locations, with the changes of a test. */
export const sampleGoods = (changes: Partial<CartGoods>): CartGoods => ({
  sku: "A",
  variantId: "variant_a",
  requiredQuantity: 1,
  inventoryItemId: "iitem_a",
  quantity: 1,
  allowBackorder: false,
  mustBeInStock: true,
  places: [
    { locationId: "near", available: 1 },
    { locationId: "far", available: 5 },
  ],
  ...changes,
});
