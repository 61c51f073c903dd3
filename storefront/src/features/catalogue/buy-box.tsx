import type { Product, Shop, VariationSummary } from "@spolverk/bff/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { toRestorable } from "../cart/to-restorable.ts";
import { type AddProblem, useAddToCart } from "../cart/use-add-to-cart.ts";
import { useCartLines } from "../cart/use-cart.ts";
import { resolveMaxQuantity } from "./resolve-max-quantity.ts";
import { StockText } from "./stock-text.tsx";

const AddedDialog = lazy(() => import("./added-dialog.tsx"));

type BuyBoxProps = { product: Product; variation: VariationSummary; shop: Shop };

/** Stock, quantity and the button, with the answer to pressing it. */
export function BuyBox({ product, variation, shop }: BuyBoxProps) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState(1);
  const { state, add, reset } = useAddToCart();
  const inCart = useCartLines().find((line) => line.sku === variation.sku)?.quantity ?? 0;
  const max = resolveMaxQuantity(toRestorable(variation, shop));
  return (
    <div className="grid gap-5">
      <StockText quantity={quantity} shop={shop} variation={variation} />
      {max === 0 ? (
        <Notice look="warning">{t("product.noStock")}</Notice>
      ) : (
        <div className="flex flex-wrap gap-3">
          <QuantityField
            decreaseLabel={t("product.decrease")}
            id="quantity"
            increaseLabel={t("product.increase")}
            label={t("product.quantity")}
            max={max}
            onChange={setQuantity}
            value={quantity}
          />
          <BusyButton
            busy={state.kind === "adding"}
            busyLabel={t("product.adding")}
            className="grow basis-52"
            onClick={() => void add(variation, quantity)}
          >
            {t(inCart > 0 ? "product.update" : "product.add")}
          </BusyButton>
        </div>
      )}
      {inCart > 0 && <p className="text-sm text-soft">{t("product.inCart", { count: inCart })}</p>}
      {state.kind === "refused" && (
        <Notice look="error">
          <ProblemText problem={state.problem} />
        </Notice>
      )}
      <Suspense>
        {state.kind === "added" && (
          <AddedDialog onClose={reset} product={product} quantity={state.quantity} variation={variation} />
        )}
      </Suspense>
    </div>
  );
}

function ProblemText({ problem }: { problem: AddProblem }) {
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
