import type { TFunction } from "i18next";
import type { Pricing, ShownPrice } from "./use-pricing.ts";

type PriceTextProps = {
  pricing: Pricing;
  price: ShownPrice;
  /** Lowest of the 30 days before the sale; told when it is not the price that is struck out. */
  prior?: number | null;
  t: TFunction;
  className?: string;
  /** A badge beside it says that it is the account's price. */
  hasBadge?: boolean;
};

/** A price, with what it was before a sale or is for everybody else, and whether VAT is in it [3.48], [9.33]. */
export function PriceText({ pricing, price, prior = null, t, className, hasBadge = false }: PriceTextProps) {
  const { price: now, msrp, source, everybodyAt } = price;
  const isReduced = msrp > now;
  const isAgreed = source === "agreement";
  return (
    <p className={isReduced ? "price reduced" : "price"}>
      {isReduced && <span className="sr-only">{t(isAgreed ? "price.agreement" : "price.now")}</span>}
      <b className={className}>{pricing.format(now)}</b>
      {isReduced && (
        <s>
          <span className="sr-only">{t(isAgreed ? "price.list" : "price.was")}</span> {pricing.format(msrp)}
        </s>
      )}
      <span>{t(pricing.showWithVat ? "price.withVat" : "price.withoutVat")}</span>
      {isAgreed && !hasBadge && (
        <span aria-hidden="true" className="font-semibold text-accent">
          {t("price.agreement")}
        </span>
      )}
      {everybodyAt !== null && !hasBadge && (
        <span className="font-semibold text-accent">{t("price.club")}</span>
      )}
      {source === "sale" && prior !== null && prior !== msrp && (
        <span className="basis-full">{t("price.lowest", { price: pricing.format(prior) })}</span>
      )}
    </p>
  );
}
