export type StockLevel = "inStock" | "low" | "out";

/** The highest stock count that is still shown as low. */
const low = 5;

/** How a stock count is shown: out, low (1 to 5) or in stock [3.48], [4.31]. */
export function resolveStockLevel(totalAvailable: number): StockLevel {
  if (totalAvailable <= 0) return "out";
  return totalAvailable <= low ? "low" : "inStock";
}
