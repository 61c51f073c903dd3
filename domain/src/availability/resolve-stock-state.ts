import type { Availability } from "./resolve-availability.ts";
import { resolveStockLevel } from "./resolve-stock-level.ts";

/** The stock state that a page, a card or a mail shows for a wanted quantity. */
export type StockState =
  | { kind: "inStock" | "low" | "out" }
  /** Orderable; ships after the restock expected on `date` (YYYY-MM-DD). */
  | { kind: "backOrder"; date: string };

/**
 * Resolves the stock state shown for a wanted quantity. An orderable quantity is never "out" [3.48], [4.29]–[4.31].
 */
export function resolveStockState({
  isBackOrder,
  deliveryDate,
  totalAvailable,
}: Pick<Availability, "isBackOrder" | "deliveryDate" | "totalAvailable">): StockState {
  if (isBackOrder && deliveryDate !== null) return { kind: "backOrder", date: deliveryDate };
  return { kind: resolveStockLevel(totalAvailable) };
}
