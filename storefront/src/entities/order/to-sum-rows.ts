import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice, isSummedWithoutVat, listOrderSums, type OrderSum } from "@spolverk/domain";
import type { TFunction } from "i18next";
import type { SummaryRow } from "../../ui/summary-rows.tsx";

type Summed = Pick<Checkout, "totals" | "currency" | "company"> & {
  lines: readonly Pick<Checkout["lines"][number], "vat">[];
  /** Percent; null when it is not stated. */
  vatRate: number | null;
  couponCode: string | null;
  /** Whether a carrier delivers goods of the order. */
  isDelivered: boolean;
  /** Whether the shipping cost is known. */
  isShippingChosen: boolean;
  final: Parameters<typeof listOrderSums>[1]["final"];
};

const finals: readonly OrderSum["kind"][] = ["toPay", "paid", "toPayLater", "total"];

/**
 * The sums of a purchase, row by row. A company that is charged VAT gets them without VAT, any other buyer as paid
 * [9.12].
 */
export function toSumRows(summed: Summed, t: TFunction): SummaryRow[] {
  const { totals, currency, vatRate, couponCode, isDelivered, isShippingChosen, final } = summed;
  const format = (minor: number) => formatPrice(minor, currency, true);
  const withVat = !isSummedWithoutVat(summed);
  const view = withVat ? "withVat" : "withoutVat";

  function toText({ kind, amount }: OrderSum): string {
    if (kind !== "shipping") return format(amount);
    if (!isShippingChosen) return t("checkout.summary.shippingLater");
    return amount === 0 ? t("price.free") : format(amount);
  }

  function toName({ kind }: OrderSum): string {
    switch (kind) {
      case "goods":
      case "shipping":
      case "fee":
        return t(`checkout.summary.${view}.${kind}`);
      case "coupon":
        return t(`checkout.summary.${view}.coupon`, { code: couponCode });
      case "vat":
      case "vatIncluded":
        return vatRate === null ? t(`cart.${kind}`) : t(`checkout.summary.${kind}`, { rate: vatRate });
      default:
        return t(`checkout.summary.${kind}`);
    }
  }

  return listOrderSums(totals, { withVat, isDelivered, final }).map((sum) => ({
    name: toName(sum),
    text: toText(sum),
    ...(finals.includes(sum.kind) && { isTotal: true }),
  }));
}
