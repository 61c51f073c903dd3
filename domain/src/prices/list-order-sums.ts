import { isUncharged, type PaymentMethod } from "../checkout/payment-method.ts";
import { isPayLater } from "../checkout/select-pay-later-methods.ts";
import type { Totals } from "./calculate-totals.ts";

/** Sums with or without VAT, depending on the options. */
type Part = "goods" | "shipping" | "fee" | "coupon";
/** The last sum of the list: left to pay, paid, to pay later to the provider, or the total of a cancelled order. */
export type FinalSum = "toPay" | "paid" | "toPayLater" | "total";
export type OrderSum = {
  kind: Part | "vat" | "vatIncluded" | "sum" | "points" | "giftCard" | FinalSum;
  /** Minor units; negative for a deduction. */
  amount: number;
};

type Options = {
  /** The opposite of `isSummedWithoutVat`: every amount includes its VAT, and the list names the VAT. */
  withVat: boolean;
  /** Whether a carrier delivers some of the goods. */
  isDelivered: boolean;
  final: FinalSum;
};

/**
 * Lists the sums of an order, from its goods to the amount paid, for the checkout's pages and the mails. The first is
 * the sum of the line amounts of `resolveLineSum`, after discounts. With VAT the list names the included VAT; without
 * VAT it adds the VAT [9.12]. Either way the sums add up to the minor unit.
 */
export function listOrderSums(totals: Totals, { withVat, isDelivered, final }: Options): OrderSum[] {
  const { shipping, fee, coupon, vat, total, points, giftCard, toPay } = totals;
  const of = (amount: { net: number; total: number }) => (withVat ? amount.total : amount.net);
  const goods = withVat
    ? total - shipping.total - fee.total + coupon.total
    : totals.subTotal - totals.totalDiscount;
  const sums: OrderSum[] = [
    { kind: "goods", amount: goods },
    ...(isDelivered ? [{ kind: "shipping", amount: of(shipping) } as const] : []),
    ...onlyIfAny({ kind: "fee", amount: of(fee) }),
    ...onlyIfAny({ kind: "coupon", amount: -of(coupon) }),
    ...(withVat ? [] : onlyIfAny({ kind: "vat", amount: vat })),
  ];
  const included = withVat ? onlyIfAny({ kind: "vatIncluded", amount: vat }) : [];
  const paid: OrderSum = { kind: final, amount: toPay };
  if (points === 0 && giftCard === 0) return [...sums, paid, ...included];
  return [
    ...sums,
    { kind: "sum", amount: total },
    ...included,
    ...onlyIfAny({ kind: "points", amount: -points }),
    ...onlyIfAny({ kind: "giftCard", amount: -giftCard }),
    paid,
  ];
}

function onlyIfAny(sum: OrderSum): OrderSum[] {
  return sum.amount === 0 ? [] : [sum];
}

/**
 * Tells whether the sums of an order are shown without VAT, with the VAT added below them: for a company that is
 * charged VAT on a line [9.12]. An order without VAT has one view, which mentions no VAT: gift cards only, an export,
 * a supply to a company in another member state, or goods taxed on import.
 *
 * Only the VAT on lines counts. When only delivery or the invoice fee has VAT, the sums are shown with VAT.
 *
 * @param order.lines `vat` in minor units
 */
export function isSummedWithoutVat(order: { company: boolean; lines: readonly { vat: number }[] }): boolean {
  return order.company && order.lines.some(({ vat }) => vat > 0);
}

/**
 * Resolves the last sum of an order: `toPay` until it is placed, and afterwards for an invoice or when nothing was
 * charged; `paid` for a card or Swish; `toPayLater` for a pay-later provider; `total` for a cancelled order.
 *
 * @param order null before the order is placed
 */
export function resolveFinalSum(
  order: { paymentMethod: PaymentMethod; isCanceled: boolean } | null,
): FinalSum {
  if (order === null) return "toPay";
  if (order.isCanceled) return "total";
  if (isUncharged(order.paymentMethod)) return "toPay";
  return isPayLater(order.paymentMethod) ? "toPayLater" : "paid";
}
