/** How much of an item checkouts that are not paid may hold. Shares are fractions from 0 to 1. */
export type HoldLimits = {
  /** So many pieces one client may always hold. */
  uncappedPieces: number;
  clientShare: number;
  totalShare: number;
};

export type HoldWish = {
  /** Pieces of the item. */
  wanted: number;
  /** Pieces that nobody holds or has ordered. */
  available: number;
  /** By other checkouts of the same client. */
  heldByClient: number;
  /** By all other checkouts, the client's included. */
  heldByAll: number;
  /** The client has let many holds end without an order of late. */
  hasAbandonedMany: boolean;
};

/**
 * Whether a checkout may hold pieces that are in stock while its shopper pays. A shopper with one checkout may hold all
 * there is while nobody else pays for the item; several checkouts of one client may hold their share of it together, and
 * all clients theirs, beyond which each still gets a few pieces. So nobody can keep others from buying by starting
 * checkouts and never paying.
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
