/**
 * The VAT percent of a line. The sale of a gift card has no VAT, since the card can buy goods of any rate; the goods
 * that it pays for have VAT.
 */
export function resolveLineVatRate(input: { type: string; vatRate: number }): number {
  return input.type === "giftCard" ? 0 : input.vatRate;
}
