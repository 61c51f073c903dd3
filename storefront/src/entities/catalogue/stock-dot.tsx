import { formatMonthDay, type StockState } from "@spolverk/domain";
import type { TFunction } from "i18next";

type StockDotProps = { state: StockState; left: number; t: TFunction; language: string };

/** The stock as a word, or the date of new stock when the variation can be backordered [4.31]. */
export function StockDot({ state, left, t, language }: StockDotProps) {
  switch (state.kind) {
    case "inStock":
      return <p className="stock">{t("product.inStock")}</p>;
    case "low":
      return <p className="stock low">{t("product.low", { count: left })}</p>;
    case "backOrder":
      return (
        <p className="stock low">
          {t("product.backInStock", { date: formatMonthDay(state.date, language) })}
        </p>
      );
    case "out":
      return <p className="stock out">{t("product.out")}</p>;
  }
}
