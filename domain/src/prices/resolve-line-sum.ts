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
 * Resolves a line above the sums of `listOrderSums`, whose goods are the sum of the line amounts: with VAT, or
 * without it for a company [9.12].
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
