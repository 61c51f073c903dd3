/** Net prices in minor units, both ends included; null is an open end. */
export type NetBounds = { from: number | null; to: number | null };

/**
 * The range of net prices whose price with VAT lies within a range: exact for prices that are not on sale. A sale
 * price is rounded twice and may be off by one minor unit.
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

/** The smallest net price whose price with VAT, rounded half up, reaches `shown`. */
function toLeastNet(shown: number, share: bigint): number {
  const dividend = (2n * BigInt(shown) - 1n) * 10_000n;
  const divisor = 2n * share;
  return Math.max(0, Number((dividend + divisor - 1n) / divisor));
}
