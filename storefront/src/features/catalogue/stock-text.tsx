import type { Shop, VariationSummary } from "@spolverk/bff/contract";
import { resolveAvailability, resolveStockLevel } from "@spolverk/domain";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { toRestorable } from "../cart/to-restorable.ts";

const dots = { inStock: "bg-accent", low: "bg-warn", out: "bg-sale" } as const;

type StockTextProps = { variation: VariationSummary; quantity: number; shop: Pick<Shop, "noBackOrder"> };

/** How much there is, when it comes back, and what a backorder means [3.48], [4.30], [4.31]. */
export function StockText({ variation, quantity, shop }: StockTextProps) {
  const { t, language } = useTranslation();
  const availability = resolveAvailability({ ...toRestorable(variation, shop), quantity });
  const level = resolveStockLevel(availability.totalAvailable);
  const date = availability.deliveryDate && formatDate(availability.deliveryDate, language);
  const count = availability.totalAvailable;
  return (
    <div aria-live="polite">
      <p className="flex items-center gap-2.5 font-semibold">
        <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[level]}`} />
        {level === "low" ? t("product.low", { count }) : t(`product.${level}`)}
        {level === "out" && date && !variation.discontinued && (
          <span className="font-normal text-soft">{t("product.backInStock", { date })}</span>
        )}
      </p>
      <p className="mt-1 text-sm text-soft">
        {availability.isBackOrder &&
          date &&
          count > 0 &&
          t("product.backorderPart", { available: count, date })}
        {availability.isBackOrder && date && count === 0 && t("product.backorder", { date })}
        {!availability.isBackOrder &&
          availability.canBeOrdered &&
          t(variation.physical ? "product.shipsToday" : "product.byEmail")}
      </p>
      {variation.discontinued && <p className="mt-1 text-sm text-soft">{t("product.discontinued")}</p>}
    </div>
  );
}
