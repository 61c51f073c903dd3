/** Net prices in minor units, both ends included; null is an open end. */
export type NetBounds = { from: number | null; to: number | null };

/**
 * The prices without VAT that are shown within a range at a VAT percent: for a price that is not on sale,
 * exactly those that `calculateUnitPrice` puts between the ends. A price on sale is rounded twice and may
 * stand a minor unit beside them.
 *
 * @param range minor units as shown, both ends included; null is an open end
 */
export function calculateNetBounds(range: NetBounds, vatRate: number): NetBounds {
  const share = BigInt(Math.round((100 + vatRate) * 100));
  return {
    from: range.from === null ? null : toLeastNet(range.from, share),
    to: range.to === null ? null : toLeastNet(range.to + 1, share) - 1,
  };
}

/** The least net price whose price as shown, rounded half up, reaches `shown`. */
function toLeastNet(shown: number, share: bigint): number {
  const dividend = (2n * BigInt(shown) - 1n) * 10_000n;
  const divisor = 2n * share;
  return Math.max(0, Number((dividend + divisor - 1n) / divisor));
}
