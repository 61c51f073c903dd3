import type { Checkout } from "@spolverk/bff/contract";
import { type Amount, formatPrice } from "@spolverk/domain";
import type { TFunction } from "i18next";

/**
 * How the checkout writes prices beside its lines and sums. A private individual reads all of them with VAT; a company
 * reads them without, as its lines are, and each says which of the two it is.
 */
export function toPriceTexts({ company, currency, vatRate }: Checkout, t: TFunction) {
  const format = (minor: number) => formatPrice(minor, currency, true);
  return {
    /** What an option costs or a coupon takes off. */
    toAmount: ({ net, total }: Amount, sign: 1 | -1 = 1) =>
      company ? `${format(sign * net)} ${t("price.withoutVat")}` : format(sign * total),
    /** A limit that is compared with what is charged, in minor units. */
    toLimit: (minor: number) =>
      company && vatRate > 0 ? `${format(minor)} ${t("price.withVat")}` : format(minor),
  };
}
