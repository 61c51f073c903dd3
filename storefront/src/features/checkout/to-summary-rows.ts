import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import type { TFunction } from "i18next";
import type { SummaryRow } from "../../ui/summary-rows.tsx";

type Summed = Pick<
  Checkout,
  "totals" | "currency" | "vatRate" | "coupon" | "shippingOptionId" | "shippingOptions"
>;

/** The totals of a checkout line by line: all without VAT, then the VAT, then what is charged. */
export function toSummaryRows(
  { totals, currency, vatRate, coupon, ...checkout }: Summed,
  t: TFunction,
): SummaryRow[] {
  const format = (minor: number) => formatPrice(minor, currency, true);
  const isShippingKnown = checkout.shippingOptionId !== null;
  const shippingText = totals.shipping.net === 0 ? t("price.free") : format(totals.shipping.net);
  return [
    { name: t("checkout.summary.goods"), text: format(totals.subTotal) },
    ...(totals.totalDiscount > 0
      ? [{ name: t("checkout.summary.discount"), text: format(-totals.totalDiscount) }]
      : []),
    {
      name: t("checkout.summary.shipping"),
      text: isShippingKnown ? shippingText : t("checkout.summary.shippingLater"),
    },
    ...(totals.fee.net > 0 ? [{ name: t("checkout.summary.fee"), text: format(totals.fee.net) }] : []),
    ...(coupon && totals.coupon.total > 0
      ? [{ name: t("checkout.summary.coupon", { code: coupon.code }), text: format(-totals.coupon.net) }]
      : []),
    { name: t("checkout.summary.vat", { rate: vatRate }), text: format(totals.vat) },
    ...(totals.giftCard > 0
      ? [
          { name: t("checkout.summary.sum"), text: format(totals.total) },
          { name: t("checkout.summary.giftCard"), text: format(-totals.giftCard) },
        ]
      : []),
    { name: t("checkout.summary.total"), text: format(totals.toPay), isTotal: true },
  ];
}
