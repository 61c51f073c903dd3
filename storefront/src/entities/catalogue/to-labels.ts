import type { VariationSummary } from "@spolverk/bff/contract";
import { isLaunchDeal, resolveLabels } from "@spolverk/domain";
import type { TFunction } from "i18next";
import type { ShownPrice } from "./use-pricing.ts";

type Labelled = Pick<VariationSummary, "activeDate" | "bestSeller" | "staffPick"> & {
  attributes: Pick<VariationSummary["attributes"], "ho">;
};
export type Label = { text: string; look: "accent" | "soft" | "sale" };

/**
 * The texts of a variation's badges. The first badge is the account's own price or a sale that may be announced, which
 * may be the club's early sale [2.48], [3.19], [9.33]. The other labels follow [3.48].
 */
export function toLabels(
  variation: Labelled,
  price: Pick<ShownPrice, "discountPercentage" | "source" | "everybodyAt" | "before">,
  today: string,
  t: TFunction,
): Label[] {
  const discountPercentage = price.source === "sale" && price.before !== null ? price.discountPercentage : 0;
  const labels = resolveLabels({ ...variation, discountPercentage, today });
  return [
    ...(price.source === "agreement" ? [{ text: t("price.agreement"), look: "accent" as const }] : []),
    ...(labels.discountPercentage > 0
      ? [
          {
            text: t(price.everybodyAt ? "label.clubSale" : "label.sale", {
              percent: labels.discountPercentage,
            }),
            look: "sale" as const,
          },
        ]
      : []),
    ...(isLaunchDeal(labels) ? [{ text: t("label.launchDeal"), look: "sale" as const }] : []),
    ...(labels.newProduct ? [{ text: t("label.new"), look: "accent" as const }] : []),
    ...(labels.bestSeller ? [{ text: t("label.bestSeller"), look: "soft" as const }] : []),
    ...(labels.staffPick ? [{ text: t("label.staffPick"), look: "soft" as const }] : []),
    ...(variation.attributes.ho ? [{ text: t("label.highOutput"), look: "soft" as const }] : []),
  ];
}
