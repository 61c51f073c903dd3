/**
 * The shipping price without VAT, in minor units: zero once the goods reach the threshold [9.37].
 *
 * @param input.freeAboveMinor null when this option is never free
 * @param input.goodsTotalMinor charged price of the lines
 */
export function calculateShippingNet(input: {
  priceNetMinor: number;
  freeAboveMinor: number | null;
  goodsTotalMinor: number;
}): number {
  const { freeAboveMinor, goodsTotalMinor } = input;
  const isFree = freeAboveMinor !== null && goodsTotalMinor >= freeAboveMinor;
  return isFree ? 0 : input.priceNetMinor;
}
