/**
 * The VAT percent of a line. A gift card can buy goods of any rate, so its sale has no VAT; the goods that it pays
 * for do.
 */
export function resolveLineVatRate(input: { type: string; vatRate: number }): number {
  return input.type === "giftCard" ? 0 : input.vatRate;
}
