/**
 * The VAT percent of a line. A gift card can be spent on goods of any rate, so it bears no VAT when
 * it is sold; the goods it later pays for do.
 */
export function resolveLineVatRate(input: { type: string; vatRate: number }): number {
  return input.type === "giftCard" ? 0 : input.vatRate;
}
