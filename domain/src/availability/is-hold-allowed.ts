/** How much of an item unpaid checkouts may hold. Shares are fractions from 0 to 1. */
export type HoldLimits = {
  /** The number of pieces that a client may hold, whatever the shares allow. */
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
 * Tells whether a checkout may hold pieces in stock while its shopper pays (docs/decisions/0069). The limits keep a
 * client from withholding an item by starting checkouts and never paying.
 *
 * A client with several checkouts may hold at most `clientShare` of the pieces in all, and all clients together at
 * most `totalShare`. Neither limit applies while a client holds `uncappedPieces` or fewer. `clientShare` also limits
 * the only checkout of a client that has abandoned many holds. `totalShare` applies only while another client holds
 * pieces. A client with one checkout and few abandoned holds may therefore hold the whole stock until another client
 * holds pieces.
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
