import { isUncharged, type PaymentMethod } from "../checkout/payment-method.ts";
import { isPayLater } from "../checkout/select-pay-later-methods.ts";
import type { Totals } from "./calculate-totals.ts";

/** What is summed with VAT or without it, as the list was asked for. */
type Part = "goods" | "shipping" | "fee" | "coupon";
/** What the list ends with: left to pay, paid, paid later to the provider of the method, or neither. */
export type FinalSum = "toPay" | "paid" | "toPayLater" | "total";
export type OrderSum = {
  kind: Part | "vat" | "vatIncluded" | "sum" | "points" | "giftCard" | FinalSum;
  /** Minor units; below zero for what is taken off. */
  amount: number;
};

type Options = {
  /** The opposite of `isSummedWithoutVat`: every amount includes its VAT, of which the list then tells. */
  withVat: boolean;
  /** Whether the order has goods that a carrier delivers. */
  isDelivered: boolean;
  final: FinalSum;
};

/**
 * The sums of an order from its goods to what is paid, in the order shown: on the checkout's pages and in mails.
 * They begin with what the lines come to as `resolveLineSum` shows them, after their discounts. With VAT they name the VAT
 * that is in them; without VAT it is added [9.12]. Either way they add up to the minor unit.
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
 * Tells whether the buyer reads the sums of an order without VAT, which is then added: a company that is charged VAT [9.12].
 * Without any VAT there is one view for everybody, which does not name it: of gift cards alone, of an export, of a supply
 * to a company in another member state, and of goods that are taxed on import.
 *
 * The goods decide alone, and delivery and an invoice fee with VAT change nothing: gift cards with an invoice fee are shown
 * with VAT.
 *
 * @param order.lines `vat` in minor units
 */
export function isSummedWithoutVat(order: { company: boolean; lines: readonly { vat: number }[] }): boolean {
  return order.company && order.lines.some(({ vat }) => vat > 0);
}

/**
 * What the last sum of an order is: left to pay until the order is placed, and after that where it is invoiced or
 * nothing was charged; paid by a card or Swish; paid later to the provider that gives credit.
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
