import type { VariationSummary } from "@spolverk/bff/contract";
import { resolveStockLevel } from "@spolverk/domain";
import type { TFunction } from "i18next";

const dots = { inStock: "bg-accent", low: "bg-warn", out: "bg-sale" } as const;

/** How much there is, in a word [4.31]. */
export function StockDot({ stock, t }: { stock: VariationSummary["stock"]; t: TFunction }) {
  const level = resolveStockLevel(stock.totalAvailable);
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[level]}`} />
      {level === "low" ? t("product.low", { count: stock.totalAvailable }) : t(`product.${level}`)}
    </p>
  );
}
