/** How much of an item unpaid checkouts may hold. Shares are fractions from 0 to 1. */
export type HoldLimits = {
  /** The pieces that one client may always hold. */
  uncappedPieces: number;
  clientShare: number;
  totalShare: number;
};

export type HoldWish = {
  /** Pieces of the item. */
  wanted: number;
  /** Pieces that are neither held nor ordered. */
  available: number;
  /** Pieces held by other checkouts of the same client. */
  heldByClient: number;
  /** Pieces held by all checkouts except this one; the client's other checkouts count. */
  heldByAll: number;
  /** Whether the client recently let many holds end without an order. */
  hasAbandonedMany: boolean;
};

/**
 * Tells whether a checkout may hold pieces in stock while its shopper pays (docs/decisions/0069). A shopper with one
 * checkout may hold the whole stock while no other shopper pays for the item. Several checkouts of one client share the
 * client's share, all clients share the total share, and each client still gets a few pieces beyond it. A client
 * therefore cannot withhold an item by starting checkouts and never paying.
 */
export function isHoldAllowed(wish: HoldWish, limits: HoldLimits): boolean {
  const { wanted, available, heldByClient, heldByAll, hasAbandonedMany } = wish;
  const ofClient = heldByClient + wanted;
  if (ofClient <= limits.uncappedPieces) return true;
  const pieces = available + heldByAll;
  const isClientCapped = heldByClient > 0 || hasAbandonedMany;
  if (isClientCapped && ofClient > Math.floor(pieces * limits.clientShare)) return false;
  const areOthersPaying = heldByAll > heldByClient;
  return !areOthersPaying || heldByAll + wanted <= Math.floor(pieces * limits.totalShare);
}
