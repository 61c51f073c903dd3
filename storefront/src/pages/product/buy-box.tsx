import type { Shop } from "@spolverk/bff/contract";
import { toAvailabilityInput } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownProduct, ShownVariation } from "../../api/card.ts";
import { loadChunk } from "../../browser/chunk-failure.ts";
import { AddProblemText } from "../../entities/cart/add-problem-text.tsx";
import { useAddToCart } from "../../entities/cart/use-add-to-cart.ts";
import { useCartQuantity } from "../../entities/cart/use-cart.ts";
import { resolveMaxQuantity } from "../../entities/catalogue/resolve-max-quantity.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { NoScript } from "../../ui/no-script.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { StockText } from "./stock-text.tsx";

const idle = { kind: "idle" } as const;

const AddedDialog = lazy(() => loadChunk(() => import("./added-dialog.tsx")));
const loadNotificationForm = () => import("../../features/stock-notification/stock-notification-form.tsx");
// Few products are out of stock: the browser loads the notification form lazily, and the server renders the form for a
// product that needs it.
const StockNotificationForm = import.meta.env.SSR
  ? (await loadNotificationForm()).default
  : lazy(() => loadChunk(loadNotificationForm));

type BuyBoxProps = { product: ShownProduct; variation: ShownVariation; shop: Shop };

/**
 * Stock, quantity and the add button with its result, or a form for notifications when the variation cannot be ordered.
 */
export function BuyBox({ product, variation, shop }: BuyBoxProps) {
  const { t } = useTranslation();
  const { shop: site } = useRouteContext({ from: "__root__" });
  const [wanted, setWanted] = useState(1);
  const { state: lastState, add, reset } = useAddToCart();
  const state = lastState.kind !== "idle" && lastState.id === variation.id ? lastState : idle;
  const inCart = useCartQuantity(variation.sku);
  const max = resolveMaxQuantity(toAvailabilityInput(product, variation, shop));
  // Another variation may have less stock. The wanted quantity is kept, and shown again for a variation with enough
  // stock.
  const quantity = Math.min(wanted, Math.max(1, max));
  return (
    <div className="grid gap-5">
      <StockText product={product} quantity={quantity} shop={shop} variation={variation} />
      {max === 0 && <Notice look="warning">{t("product.noStock")}</Notice>}
      {max === 0 && !variation.discontinued && (
        <Suspense>
          <StockNotificationForm key={variation.id} variationId={variation.id} />
        </Suspense>
      )}
      {max > 0 && (
        <div className="flex flex-wrap gap-3 print:hidden" data-needs-script>
          <NoScript email={site.support.email} phone={site.support.phone} text={t("noScript.text")} />
          <QuantityField
            decreaseLabel={t("product.decrease")}
            id="quantity"
            increaseLabel={t("product.increase")}
            label={t("product.quantity")}
            max={max}
            maxMessage={t("product.most", { count: max })}
            minMessage={t("product.least")}
            onChange={setWanted}
            value={quantity}
          />
          <BusyButton
            busy={state.kind === "adding"}
            busyLabel={t("product.adding")}
            className="grow basis-52 self-start"
            onClick={() => void add(variation, quantity)}
          >
            {t(inCart > 0 ? "product.update" : "product.add")}
          </BusyButton>
        </div>
      )}
      {inCart > 0 && <p className="text-sm text-soft">{t("product.inCart", { count: inCart })}</p>}
      {state.kind === "refused" && (
        <Notice look="error">
          <AddProblemText problem={state.problem} />
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
