import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice, listOrderSums, needsDelivery, type OrderSum, resolveFinalSum } from "@spolverk/domain";
import type { TFunction } from "i18next";
import type { SummaryRow } from "../../../ui/summary-rows.tsx";

type Summed = Pick<
  Checkout,
  | "totals"
  | "currency"
  | "vatRate"
  | "company"
  | "lines"
  | "coupon"
  | "shippingOptionId"
  | "paymentMethod"
  | "order"
  | "approval"
>;

const finals: readonly OrderSum["kind"][] = ["toPay", "paid", "toPayLater", "total"];

/** The sums of a checkout line by line: with VAT for a private individual, without it for a company. */
export function toSummaryRows(checkout: Summed, t: TFunction): SummaryRow[] {
  const { totals, currency, vatRate, coupon, company, lines, shippingOptionId } = checkout;
  const options = { withVat: !company, isDelivered: needsDelivery(lines), final: resolveFinal(checkout) };
  const format = (minor: number) => formatPrice(minor, currency, true);
  const view = company ? "withoutVat" : "withVat";

  function toText({ kind, amount }: OrderSum): string {
    if (kind !== "shipping") return format(amount);
    if (shippingOptionId === null) return t("checkout.summary.shippingLater");
    return amount === 0 ? t("price.free") : format(amount);
  }

  function toName({ kind }: OrderSum): string {
    switch (kind) {
      case "discount":
        return t("checkout.summary.withoutVat.discount");
      case "goods":
      case "shipping":
      case "fee":
        return t(`checkout.summary.${view}.${kind}`);
      case "coupon":
        return t(`checkout.summary.${view}.coupon`, { code: coupon?.code });
      case "vat":
      case "vatIncluded":
        return t(`checkout.summary.${kind}`, { rate: vatRate });
      default:
        return t(`checkout.summary.${kind}`);
    }
  }

  return listOrderSums(totals, options).map((sum) => ({
    name: toName(sum),
    text: toText(sum),
    ...(finals.includes(sum.kind) && { isTotal: true }),
  }));
}

function resolveFinal({ order, paymentMethod, approval }: Summed) {
  const isCanceled = approval === "refused" || approval === "expired";
  return resolveFinalSum(order && paymentMethod ? { paymentMethod, isCanceled } : null);
}
