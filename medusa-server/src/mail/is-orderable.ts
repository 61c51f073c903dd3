import { listShortItems } from "../checkout/list-short-items.ts";

export type StockedVariant = {
  manage_inventory: boolean;
  /** Kept equal to the rule of backorders [4.25]. */
  allow_backorder: boolean;
  parts: readonly {
    inventoryItemId: string;
    /** Pieces of it in one of the variant. */
    quantity: number;
    /** What each place that the shop sells from has of it. */
    available: readonly number[];
  }[];
};

/** Whether one piece can be ordered, from stock or as a backorder [4.27], [4.29]. */
export function isOrderable({ manage_inventory, allow_backorder, parts }: StockedVariant): boolean {
  if (!manage_inventory || allow_backorder) return true;
  return parts.length > 0 && listShortItems(parts.map((part) => ({ sku: "", ...part }))).length === 0;
}
