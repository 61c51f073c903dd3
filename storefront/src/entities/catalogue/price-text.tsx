import type { TFunction } from "i18next";
import { Changing } from "../../ui/changing.tsx";
import { ShippingLink } from "./shipping-link.tsx";
import type { Pricing, ShownPrice } from "./use-pricing.ts";

type PriceTextProps = {
  pricing: Pricing;
  price: ShownPrice;
  t: TFunction;
  className?: string;
  /** A badge beside the price already says that it is the account's price or the club's. */
  hasBadge?: boolean;
  /** Also shows the lowest price before a sale when it equals the struck price, and links to the shipping costs. */
  isDetailed?: boolean;
};

/**
 * A price with its details: the price before a sale or for other shoppers, whether VAT is included, that shipping is
 * not, and the price per kilogram or metre [3.48], [9.33].
 */
export function PriceText({
  pricing,
  price,
  t,
  className,
  hasBadge = false,
  isDetailed = false,
}: PriceTextProps) {
  const { price: now, before, source, everybodyAt, lowest, measure, vatLabel, plusShipping } = price;
  const isReduced = before !== null;
  const isAgreed = source === "agreement";
  return (
    <p className={isReduced ? "price reduced" : "price"}>
      {isReduced && <span className="sr-only">{t(isAgreed ? "price.agreement" : "price.now")}</span>}
      <b className={className}>{pricing.format(now)}</b>
      {isReduced && (
        <s>
          <span className="sr-only">{t(isAgreed ? "price.list" : "price.was")}</span>{" "}
          <Changing>{pricing.format(before)}</Changing>
        </s>
      )}
      {vatLabel !== null && <span>{t(`price.${vatLabel}`)}</span>}
      {plusShipping && (
        <span>{isDetailed ? <ShippingLink text={t("price.plusShipping")} /> : t("price.plusShipping")}</span>
      )}
      {isAgreed && !hasBadge && (
        <span aria-hidden="true" className="font-semibold text-accent">
          {t("price.agreement")}
        </span>
      )}
      {everybodyAt !== null && !(hasBadge && isReduced) && (
        <span className="font-semibold text-accent">{t("price.club")}</span>
      )}
      {measure !== null && (
        <span className="basis-full">
          {t(measure.soldBy === "kilogram" ? "price.perKilogram" : "price.perMetre", {
            price: pricing.format(measure.price),
          })}
        </span>
      )}
      {lowest !== null && (isDetailed || lowest !== before) && (
        <span className="basis-full">{t("price.lowest", { price: pricing.format(lowest) })}</span>
      )}
    </p>
  );
}
