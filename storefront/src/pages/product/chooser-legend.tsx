import { useTranslation } from "react-i18next";
import type { VariationOption } from "./resolve-variation-options.ts";

/** A legend for the styles of the values. It explains only the styles that the product uses. */
export function ChooserLegend({ options }: { options: readonly VariationOption[] }) {
  const { t } = useTranslation();
  const hasOut = options.some(({ stock }) => stock === "out");
  const hasOther = options.some(({ isCombined }) => !isCombined);
  if (!hasOut && !hasOther) return null;
  return (
    <ul aria-hidden="true" className="-mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {hasOther && (
        <li className="flex items-center gap-2">
          <span className="h-4 w-6 rounded border border-dashed border-strong" />
          {t("product.notCombined")}
        </li>
      )}
      {hasOut && (
        <li className="flex items-center gap-2">
          <span className="choice-out-mark" />
          {t("product.soldOut")}
        </li>
      )}
    </ul>
  );
}
