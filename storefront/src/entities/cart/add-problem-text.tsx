import { useTranslation } from "react-i18next";
import type { AddProblem } from "./use-add-to-cart.ts";

/** Why a variation was not added to the cart [8.15], [8.16], [8.37], [8.38]. */
export function AddProblemText({ problem }: { problem: AddProblem }) {
  const { t } = useTranslation();
  switch (problem.kind) {
    case "notEnough":
      return t("product.notEnough", { max: problem.max });
    case "noStock":
      return t("product.noStock");
    case "missing":
      return t("error.variationMissing");
    case "stockFailed":
      return t("product.stockFailed");
  }
}
