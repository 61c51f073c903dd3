import { resolveStockLevel } from "@spolverk/domain";
import type { TFunction } from "i18next";

/** How much there is, in a word [4.31]. */
export function StockDot({ stock, t }: { stock: { totalAvailable: number }; t: TFunction }) {
  const level = resolveStockLevel(stock.totalAvailable);
  return (
    <p className={level === "inStock" ? "stock" : `stock ${level}`}>
      {level === "low" ? t("product.low", { count: stock.totalAvailable }) : t(`product.${level}`)}
    </p>
  );
}
