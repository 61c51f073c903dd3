import type { Checkout } from "@spolverk/bff/contract";
import { type Amount, formatPrice, isSummedWithoutVat } from "@spolverk/domain";
import type { TFunction } from "i18next";

/**
 * Formats prices beside the checkout's lines and sums. A private individual reads them all with VAT; a company reads
 * them without, like its lines, and each states which it is. When no VAT is due, none states it.
 */
export function toPriceTexts(checkout: Checkout, t: TFunction) {
  const { currency } = checkout;
  const withoutVat = isSummedWithoutVat(checkout);
  const format = (minor: number) => formatPrice(minor, currency, true);
  return {
    /** The price of an option, or what a coupon takes off. */
    toAmount: ({ net, total }: Amount, sign: 1 | -1 = 1) =>
      withoutVat ? `${format(sign * net)} ${t("price.withoutVat")}` : format(sign * total),
    /** A limit in minor units that is compared with the charged amount. */
    toLimit: (minor: number) => (withoutVat ? `${format(minor)} ${t("price.withVat")}` : format(minor)),
  };
}
