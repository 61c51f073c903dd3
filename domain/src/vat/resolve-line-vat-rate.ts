/**
 * The VAT percent of a line. A gift card is sold without VAT, since it can buy goods of any rate. The goods that it
 * pays for are taxed when they are sold.
 */
export function resolveLineVatRate(input: { type: string; vatRate: number }): number {
  return input.type === "giftCard" ? 0 : input.vatRate;
}
