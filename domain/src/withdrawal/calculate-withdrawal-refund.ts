import { divideRounded } from "../money/divide-rounded.ts";

/** A line of an order, in minor units. */
export type WithdrawnLine = {
  quantity: number;
  /** Price of the whole line, with VAT and after every discount. */
  paid: number;
  /** Withdrawn pieces: 0 to quantity. */
  withdrawn: number;
};

/** The refund, with VAT and in minor units. */
export type WithdrawalRefund = { goods: number; shipping: number; fee: number; total: number };

/**
 * Calculates the refund after a withdrawal: the withdrawn goods and, for a whole order, also its fee and its delivery
 * up to the price of the cheapest standard delivery (directive 2011/83/EU, article 13(1), (2)). It includes payments
 * by points and gift card, which are refunded the way they were paid.
 */
export function calculateWithdrawalRefund({
  lines,
  shippingPaid,
  cheapestShipping,
  feePaid,
}: {
  lines: readonly WithdrawnLine[];
  shippingPaid: number;
  /** Price of the cheapest standard delivery. Null when none is offered any more: the paid one is refunded in full. */
  cheapestShipping: number | null;
  feePaid: number;
}): WithdrawalRefund {
  const goods = lines.reduce((sum, line) => sum + toShare(line), 0);
  const isWhole = lines.every(({ quantity, withdrawn }) => withdrawn >= quantity);
  const shipping = isWhole ? Math.min(shippingPaid, cheapestShipping ?? shippingPaid) : 0;
  const fee = isWhole ? feePaid : 0;
  return { goods, shipping, fee, total: goods + shipping + fee };
}

function toShare({ quantity, paid, withdrawn }: WithdrawnLine): number {
  return divideRounded(BigInt(paid) * BigInt(withdrawn), BigInt(quantity));
}
