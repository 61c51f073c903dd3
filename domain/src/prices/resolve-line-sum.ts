/** The price of a piece before its discount, when it is shown beside the price; otherwise null. */
export type PriceBefore = { net: number; gross: number };

type SummedLine = { quantity: number; total: number; vat: number; unitBefore: PriceBefore | null };

/** A displayed line, in minor units, in the same view as the sums below it. */
export type LineSum = {
  amount: number;
  /** Price of one piece; the line's amount is a whole multiple of it. */
  unit: number;
  /** Struck-out amount; null when no discount is shown. */
  before: number | null;
  saving: number;
};

/**
 * Resolves a line that is shown above the sums of `listOrderSums`, with or without VAT as they are [9.12]. The line
 * amounts add up to the goods of these sums.
 */
export function resolveLineSum(
  { quantity, total, vat, unitBefore }: SummedLine,
  { withVat }: { withVat: boolean },
): LineSum {
  const amount = withVat ? total : total - vat;
  const before = unitBefore && quantity * (withVat ? unitBefore.gross : unitBefore.net);
  const isTold = before !== null && before > amount;
  return {
    amount,
    unit: amount / quantity,
    before: isTold ? before : null,
    saving: isTold ? before - amount : 0,
  };
}
