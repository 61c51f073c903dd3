import type { Product, Shop } from "@spolverk/bff/contract";
import {
  formatMonthDay,
  resolveAvailability,
  resolveStockState,
  toAvailabilityInput,
} from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import type { ShownVariation } from "../../api/card.ts";
import { BackOrderNote } from "../../entities/catalogue/back-order-note.tsx";
import { StockDot } from "../../entities/catalogue/stock-dot.tsx";

type StockTextProps = {
  product: Pick<Product, "discontinued">;
  variation: ShownVariation;
  quantity: number;
  shop: Pick<Shop, "noBackOrder">;
};

/** The stock, the date of new stock, and what a back order means [3.48], [4.30], [4.31]. */
export function StockText({ product, variation, quantity, shop }: StockTextProps) {
  const { t, i18n } = useTranslation();
  const input = toAvailabilityInput(product, variation, shop);
  const availability = resolveAvailability({ ...input, quantity });
  const state = resolveStockState(availability);
  const { canBeOrdered, deliveryDate, totalAvailable } = availability;
  const toText = (): string | null => {
    if (canBeOrdered) return t(variation.physical ? "product.shipsToday" : "product.byEmail");
    return totalAvailable === 0 && deliveryDate && !variation.discontinued
      ? t("product.backInStock", { date: formatMonthDay(deliveryDate, i18n.language) })
      : null;
  };
  // A gift card is created when it is sold, so that a stock is stated only when it cannot be ordered.
  const isCounted = variation.physical || !canBeOrdered;
  const text = state.kind === "backOrder" ? null : toText();
  return (
    <div aria-live="polite" className="grid gap-1">
      {isCounted && (state.kind !== "backOrder" || totalAvailable > 0) && (
        <div className="font-semibold [&_p]:text-base [&_p]:text-ink">
          <StockDot
            language={i18n.language}
            left={totalAvailable}
            state={resolveStockState({ ...availability, isBackOrder: false })}
            t={t}
          />
        </div>
      )}
      {state.kind === "backOrder" && (
        <div className="font-semibold [&_p]:text-base">
          <BackOrderNote date={state.date} />
        </div>
      )}
      {text && <p className="text-sm text-soft">{text}</p>}
      {variation.discontinued && <p className="text-sm text-soft">{t("product.discontinued")}</p>}
    </div>
  );
}
