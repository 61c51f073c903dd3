/** What a piece costs without its discount, where it is shown beside its price; null where it is not. */
export type PriceBefore = { net: number; gross: number };

type SummedLine = { quantity: number; total: number; vat: number; unitBefore: PriceBefore | null };

/** A line as it is shown, in minor units and in the view of the sums below it. */
export type LineSum = {
  amount: number;
  /** One piece; a line is a whole number of pieces at this price. */
  unit: number;
  /** What is struck out beside the amount; null without a discount that is shown. */
  before: number | null;
  saving: number;
};

/**
 * What a line shows above the rows of `listOrderSums`, whose goods are the sum of the amounts: with its VAT, or without it
 * for a company [9.12].
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
