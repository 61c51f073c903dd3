import type { Checkout } from "@spolverk/bff/contract";
import { needsDelivery, resolveFinalSum } from "@spolverk/domain";
import type { TFunction } from "i18next";
import { toSumRows } from "../../../entities/order/to-sum-rows.ts";
import type { SummaryRow } from "../../../ui/summary-rows.tsx";

/** The rows of sums of a checkout, both before and after its order is placed. */
export function toSummaryRows(checkout: Checkout, t: TFunction): SummaryRow[] {
  const { coupon, lines, shippingOptionId } = checkout;
  const summed = {
    ...checkout,
    couponCode: coupon?.code ?? null,
    isDelivered: needsDelivery(lines),
    isShippingChosen: shippingOptionId !== null,
    final: resolveFinal(checkout),
  };
  return toSumRows(summed, t);
}

function resolveFinal({ order, paymentMethod, approval }: Checkout) {
  const isCanceled = approval === "refused" || approval === "expired";
  return resolveFinalSum(order && paymentMethod ? { paymentMethod, isCanceled } : null);
}
