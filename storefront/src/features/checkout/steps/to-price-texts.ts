import type { Checkout } from "@spolverk/bff/contract";
import { type Amount, formatPrice, isSummedWithoutVat } from "@spolverk/domain";
import type { TFunction } from "i18next";

/**
 * Formats prices beside the checkout's lines and sums. A private individual sees every price with VAT, a company
 * without VAT, like its lines. For a company, each text says whether it includes VAT. When no VAT is due, no text
 * mentions it.
 */
export function toPriceTexts(checkout: Checkout, t: TFunction) {
  const { currency } = checkout;
  const withoutVat = isSummedWithoutVat(checkout);
  const format = (minor: number) => formatPrice(minor, currency, true);
  return {
    /** The price of an option, or what a coupon takes off. */
    toAmount: ({ net, total }: Amount, sign: 1 | -1 = 1) =>
      withoutVat ? `${format(sign * net)} ${t("price.withoutVat")}` : format(sign * total),
    /**
     * A limit in minor units, such as that of free shipping, which the shop compares with the charged amount, VAT
     * included.
     */
    toLimit: (minor: number) => (withoutVat ? `${format(minor)} ${t("price.withVat")}` : format(minor)),
  };
}
