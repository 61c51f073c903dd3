import type { Shop, Variation } from "@spolverk/bff/contract";
import { resolveAvailability, resolveStockState, toAvailabilityInput } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";
import { AddProblemText } from "../../entities/cart/add-problem-text.tsx";
import { useAddToCart } from "../../entities/cart/use-add-to-cart.ts";
import { AttributeText } from "../../entities/catalogue/attribute-text.tsx";
import { PriceText } from "../../entities/catalogue/price-text.tsx";
import { resolveMaxQuantity } from "../../entities/catalogue/resolve-max-quantity.ts";
import { StockDot } from "../../entities/catalogue/stock-dot.tsx";
import type { Pricing } from "../../entities/catalogue/use-pricing.ts";
import { wishList } from "../../entities/catalogue/use-wish-list.ts";
import { VariationRow } from "../../entities/catalogue/variation-row.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Notice } from "../../ui/notice.tsx";
import { RemoveButton } from "../../ui/remove-button.tsx";

type WishListRowProps = {
  id: string;
  /** undefined while the variation loads, null when it is no longer sold. */
  variation: Variation | null | undefined | "failed";
  shop: Shop;
  pricing: Pricing;
  onRetry: () => void;
};

/** One entry of the wish list; a plain outline while its variation loads or after a failure. */
export function WishListRow({ id, variation, shop, pricing, onRetry }: WishListRowProps) {
  const { t } = useTranslation();
  if (variation === "failed" || !variation) {
    return (
      <PlainRow id={id} name={t("cart.unknownName")}>
        {variation === undefined && <Changing>{t("wishList.loading")}</Changing>}
        {variation === null && <Changing>{t("wishList.gone")}</Changing>}
        {variation === "failed" && (
          <>
            <Changing>{t("error.variationMissing")}</Changing>{" "}
            <button className="min-h-11 font-semibold text-accent underline" onClick={onRetry} type="button">
              {t("error.retry")}
            </button>
          </>
        )}
      </PlainRow>
    );
  }
  return <FullRow pricing={pricing} shop={shop} variation={variation} />;
}

function FullRow({ variation, shop, pricing }: { variation: Variation; shop: Shop; pricing: Pricing }) {
  const { t, i18n } = useTranslation();
  const { state, add } = useAddToCart();
  const { product } = variation;
  const price = pricing.unitPrice(variation, product);
  const input = toAvailabilityInput(product, variation, shop);
  const isOrderable = resolveMaxQuantity(input) > 0;
  const name = `${product.name}, ${variation.name}`;

  async function move(): Promise<void> {
    if (await add(variation, 1)) wishList.remove(variation.id);
  }

  return (
    <VariationRow
      details={
        <>
          <AttributeText texts={variation.attributeTexts.map(({ text }) => text)} />
          <div className="mt-2 grid gap-1">
            {variation.physical && (
              <StockDot
                language={i18n.language}
                left={variation.stock.totalAvailable}
                state={resolveStockState(resolveAvailability({ ...input, quantity: 1 }))}
                t={t}
              />
            )}
            <PriceText price={price} pricing={pricing} t={t} />
          </div>
        </>
      }
      variation={variation}
    >
      <div className="col-span-full flex items-center justify-end gap-1 sm:col-span-1">
        {isOrderable ? (
          <BusyButton
            busy={state.kind === "adding"}
            busyLabel={t("product.adding")}
            onClick={() => void move()}
          >
            {t("wishList.move")}
          </BusyButton>
        ) : (
          <Link
            className={buttonClass("outline")}
            params={{ productName: product.slug, _splat: variation.slug }}
            to="/product/$productName/$"
          >
            {t("card.view")}
          </Link>
        )}
        <RemoveButton
          label={t("wishList.removeName", { name })}
          onRemove={() => wishList.remove(variation.id)}
        />
      </div>
      {state.kind === "refused" && (
        <div className="col-span-full">
          <Notice look="error">
            <AddProblemText problem={state.problem} />
          </Notice>
        </div>
      )}
    </VariationRow>
  );
}

function PlainRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li className="flex items-center gap-4 py-5">
      <span className="size-24 shrink-0 rounded-2xl bg-tile sm:size-28" />
      <span className="grow text-soft">{children}</span>
      <RemoveButton label={t("wishList.removeName", { name })} onRemove={() => wishList.remove(id)} />
    </li>
  );
}
