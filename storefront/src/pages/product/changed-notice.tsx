import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ShownProduct, ShownVariation } from "../../api/card.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { Changing } from "../../ui/changing.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ChoiceSearch } from "./read-choice-search.ts";
import { resolveChangedChoice } from "./resolve-variation-options.ts";

type ChangedNoticeProps = { product: ShownProduct; shown: ShownVariation; choice: ChoiceSearch };

/**
 * The attributes that the last choice changed in addition to the chosen attribute, with a link back. The live region is
 * always rendered, because screen readers announce only a change inside an existing region.
 */
export function ChangedNotice({ product, shown, choice }: ChangedNoticeProps) {
  const { t } = useTranslation();
  const { currency } = usePricing();
  const change = resolveChangedChoice(product, shown, choice, currency);
  return (
    <output className="block empty:hidden">
      {change && (
        <span className="flex items-start gap-3 rounded-2xl bg-accent-soft p-4 font-medium">
          <Icon className="mt-0.5 size-5" name="info" />
          <span>
            <Changing>
              {t("chooser.changed", { wanted: change.wantedText, shown: change.shownText })}
            </Changing>{" "}
            <Link
              className="font-semibold underline"
              params={{ productName: product.slug, _splat: change.backTo }}
              replace
              resetScroll={false}
              to="/product/$productName/$"
            >
              {t("chooser.undo")}
            </Link>
          </span>
        </span>
      )}
    </output>
  );
}
