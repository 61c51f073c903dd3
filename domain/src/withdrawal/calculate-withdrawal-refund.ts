import { divideRounded } from "../money/divide-rounded.ts";

/** A line of an order, in minor units. */
export type WithdrawnLine = {
  quantity: number;
  /** What the whole line cost, with VAT and after every discount. */
  paid: number;
  /** Pieces that are withdrawn from: 0 to quantity. */
  withdrawn: number;
};

/** What goes back, with VAT and in minor units. */
export type WithdrawalRefund = { goods: number; shipping: number; fee: number; total: number };

/**
 * What is due to the customer after a withdrawal: the goods withdrawn from, and for a whole order also its fee and its
 * delivery, though no more than the cheapest standard delivery would have cost (directive 2011/83/EU, article 13(1), (2)).
 * What was paid by points or gift card is in it: it goes back the way it was paid.
 */
export function calculateWithdrawalRefund({
  lines,
  shippingPaid,
  cheapestShipping,
  feePaid,
}: {
  lines: readonly WithdrawnLine[];
  shippingPaid: number;
  /** Null where none is offered any more: all of what was paid goes back. */
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
