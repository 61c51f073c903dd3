/**
 * What shipping costs without VAT, in minor units: nothing once the goods reach the threshold [9.37].
 *
 * @param input.freeAboveMinor null when this way of shipping is never free
 * @param input.goodsTotalMinor the lines as charged
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
