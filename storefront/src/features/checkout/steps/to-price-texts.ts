import type { Checkout } from "@spolverk/bff/contract";
import { type Amount, formatPrice, isSummedWithoutVat } from "@spolverk/domain";
import type { TFunction } from "i18next";

/**
 * How the checkout writes prices beside its lines and sums. A private individual reads all of them with VAT; a company
 * reads them without, as its lines are, and each says which of the two it is. Where no VAT is due, none says anything.
 */
export function toPriceTexts(checkout: Checkout, t: TFunction) {
  const { currency } = checkout;
  const withoutVat = isSummedWithoutVat(checkout);
  const format = (minor: number) => formatPrice(minor, currency, true);
  return {
    /** What an option costs or a coupon takes off. */
    toAmount: ({ net, total }: Amount, sign: 1 | -1 = 1) =>
      withoutVat ? `${format(sign * net)} ${t("price.withoutVat")}` : format(sign * total),
    /** A limit that is compared with what is charged, in minor units. */
    toLimit: (minor: number) => (withoutVat ? `${format(minor)} ${t("price.withVat")}` : format(minor)),
  };
}
