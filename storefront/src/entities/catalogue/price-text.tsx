import type { TFunction } from "i18next";
import type { Pricing } from "./use-pricing.ts";

type PriceTextProps = {
  pricing: Pricing;
  /** Minor units in the view the shopper chose. */
  price: number;
  /** The price before a discount; the same as `price` when there is none. */
  msrp: number;
  /** Lowest of the 30 days before the sale; told when it is not the price that is struck out. */
  prior?: number | null;
  t: TFunction;
  className?: string;
};

/** A price, with what it was before a sale, and whether VAT is in it. */
export function PriceText({ pricing, price, msrp, prior = null, t, className }: PriceTextProps) {
  const isReduced = msrp > price;
  return (
    <p className={isReduced ? "price reduced" : "price"}>
      {isReduced && <span className="sr-only">{t("price.now")}</span>}
      <b className={className}>{pricing.format(price)}</b>
      {isReduced && (
        <s>
          <span className="sr-only">{t("price.was")}</span> {pricing.format(msrp)}
        </s>
      )}
      <span>{t(pricing.showWithVat ? "price.withVat" : "price.withoutVat")}</span>
      {isReduced && prior !== null && prior !== msrp && (
        <span className="basis-full">{t("price.lowest", { price: pricing.format(prior) })}</span>
      )}
    </p>
  );
}
