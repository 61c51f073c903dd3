import type { Shop } from "@spolverk/bff/contract";
import {
  isSoldInCurrency,
  resolveAvailability,
  resolveStockState,
  toAvailabilityInput,
} from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";
import { cart } from "../../entities/cart/use-cart.ts";
import { BackOrderNote } from "../../entities/catalogue/back-order-note.tsx";
import { resolveMaxQuantity } from "../../entities/catalogue/resolve-max-quantity.ts";
import { LineAmount } from "../../entities/order/line-amount.tsx";
import type { Pricing } from "../../entities/catalogue/use-pricing.ts";
import { VariationRow } from "../../entities/catalogue/variation-row.tsx";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { RemoveButton } from "../../ui/remove-button.tsx";
import type { CartEntry } from "./use-cart-entries.ts";

type CartLineRowProps = {
  entry: CartEntry;
  shop: Shop;
  pricing: Pricing;
  /** The carrier collects the line's VAT on import, so that the shop shows and charges the line without VAT. */
  isTaxedOnImport: boolean;
};

/** One line of the cart; a plain outline while its variation loads. */
export function CartLineRow({ entry, shop, pricing, isTaxedOnImport }: CartLineRowProps) {
  const { line, variation, retry } = entry;
  const { t } = useTranslation();
  const remove = () => cart.remove(line.id);
  if (!variation) {
    return (
      <li className="flex items-center gap-4 py-5">
        <span className="size-24 shrink-0 rounded-2xl bg-tile" />
        <span className="grow text-soft">
          <Changing>{`${line.quantity} × ${line.sku}`}</Changing>
          {variation === null && (
            <span className="block text-sm text-sale">
              {t("error.variationMissing")}{" "}
              <button className="min-h-11 font-semibold underline" onClick={retry} type="button">
                {t("error.retry")}
              </button>
            </span>
          )}
        </span>
        <RemoveButton label={t("cart.removeLine", { name: line.sku })} onRemove={remove} />
      </li>
    );
  }
  const { product } = variation;
  const name = `${product.name}, ${variation.name}`;
  const { listPrice } = variation.attributes;
  if (!isSoldInCurrency(variation.attributes, pricing.currency)) {
    return (
      <VariationRow
        details={
          <>
            <p className="text-sm text-soft">{variation.name}</p>
            <p className="mt-1 text-sm font-medium text-warn">
              {t("cart.otherCurrency", { currency: listPrice })}
            </p>
          </>
        }
        variation={variation}
      >
        <RemoveButton label={t("cart.removeLine", { name })} onRemove={remove} />
      </VariationRow>
    );
  }
  const price = pricing.unitPrice(variation, product, pricing.showWithVat && !isTaxedOnImport);
  const charged = pricing.linePrice(variation, product, line.quantity, { isTaxedOnImport });
  const linePrice = pricing.showWithVat ? charged.total : charged.subTotal - charged.totalDiscount;
  const before = price.before === null ? null : price.before * line.quantity;
  const input = toAvailabilityInput(product, variation, shop);
  const max = resolveMaxQuantity(input);
  const stock = resolveStockState(resolveAvailability({ ...input, quantity: line.quantity }));
  return (
    <VariationRow
      details={
        <>
          <p className="text-sm text-soft">{variation.name}</p>
          <p className="mt-1 text-sm text-soft">
            <Changing>{t("cart.each", { price: pricing.format(price.price) })}</Changing>
            {price.source === "agreement" && (
              <>
                {" "}
                <span className="font-semibold text-accent">{t("price.agreement")}</span>
              </>
            )}
            {price.everybodyAt !== null && (
              <>
                {" "}
                <span className="font-semibold text-accent">{t("price.club")}</span>
              </>
            )}
          </p>
          {stock.kind === "backOrder" && <BackOrderNote date={stock.date} />}
        </>
      }
      variation={variation}
    >
      <div className="col-span-full flex items-center justify-between gap-2 sm:col-span-1 sm:flex-col sm:items-end">
        <div className="order-last text-lg sm:order-first">
          <LineAmount
            format={pricing.format}
            isAgreed={price.source === "agreement"}
            sum={{ amount: linePrice, before, saving: before === null ? 0 : before - linePrice }}
          />
        </div>
        <div className="flex items-center gap-1">
          <QuantityField
            decreaseLabel={t("product.decrease")}
            id={`quantity-${line.id}`}
            increaseLabel={t("product.increase")}
            label={t("cart.quantityOf", { name })}
            max={max}
            maxMessage={t("product.most", { count: max })}
            minMessage={t("cart.least")}
            onChange={(quantity) => cart.add({ ...line, quantity })}
            value={line.quantity}
          />
          <RemoveButton label={t("cart.removeLine", { name })} onRemove={remove} />
        </div>
      </div>
    </VariationRow>
  );
}
