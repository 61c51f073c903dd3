import type { Product, Shop, VariationSummary } from "@spolverk/bff/contract";
import { resolveAvailability, toAvailabilityInput } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { StockDot } from "../../entities/catalogue/stock-dot.tsx";
import { formatDate } from "../../i18n/format-date.ts";

type StockTextProps = {
  product: Pick<Product, "discontinued">;
  variation: VariationSummary;
  quantity: number;
  shop: Pick<Shop, "noBackOrder">;
};

/** How much there is, when it comes back, and what a backorder means [3.48], [4.30], [4.31]. */
export function StockText({ product, variation, quantity, shop }: StockTextProps) {
  const { t, i18n } = useTranslation();
  const availability = resolveAvailability({ ...toAvailabilityInput(product, variation, shop), quantity });
  const { isBackOrder, canBeOrdered, deliveryDate, totalAvailable } = availability;
  const date = deliveryDate && formatDate(deliveryDate, i18n.language);
  const toText = (): string | null => {
    if (isBackOrder && date) {
      if (totalAvailable === 0) return t("product.backorder", { date });
      return t("product.backorderPart", { available: totalAvailable, date });
    }
    if (canBeOrdered) return t(variation.physical ? "product.shipsToday" : "product.byEmail");
    return totalAvailable === 0 && date && !variation.discontinued
      ? t("product.backInStock", { date })
      : null;
  };
  const text = toText();
  return (
    <div aria-live="polite" className="grid gap-1">
      <div className="font-semibold [&_p]:text-base [&_p]:text-ink">
        <StockDot stock={variation.stock} t={t} />
      </div>
      {text && <p className="text-sm text-soft">{text}</p>}
      {variation.discontinued && <p className="text-sm text-soft">{t("product.discontinued")}</p>}
    </div>
  );
}
