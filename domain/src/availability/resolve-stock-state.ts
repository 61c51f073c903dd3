import type { Availability } from "./resolve-availability.ts";
import { resolveStockLevel } from "./resolve-stock-level.ts";

/** What a page, a card or a mail says of the stock of a wanted quantity. */
export type StockState =
  | { kind: "inStock" | "low" | "out" }
  /** It can be ordered and is sent once more has come, expected on `date` (YYYY-MM-DD). */
  | { kind: "backOrder"; date: string };

/**
 * The one state of the stock that is shown wherever a wanted quantity is: what can be ordered is never "out"
 * [3.48], [4.29]–[4.31].
 */
export function resolveStockState({
  isBackOrder,
  deliveryDate,
  totalAvailable,
}: Pick<Availability, "isBackOrder" | "deliveryDate" | "totalAvailable">): StockState {
  if (isBackOrder && deliveryDate !== null) return { kind: "backOrder", date: deliveryDate };
  return { kind: resolveStockLevel(totalAvailable) };
}
