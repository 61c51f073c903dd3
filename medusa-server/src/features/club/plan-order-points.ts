import {
  calculatePointsBalance,
  calculatePointsChange,
  calculateReward,
  type Currency,
  type LedgerEntry,
  planPointsReturn,
  planRewardChange,
  planSettlement,
  resolveClubTier,
  resolveUsablePoints,
} from "@spolverk/domain";
import type { LockedLedger, NewEntry } from "./modules/club/append-entries.ts";

/** The facts of an order that decide its points; amounts are minor units. */
export type OrderOfPoints = {
  orderId: string;
  orderNumber: string;
  /** ISO date-time */
  placedAt: string;
  currency: Currency;
  isCanceled: boolean;
  /** The purchased lines and totals, as `calculateReward` takes them. */
  bought: Parameters<typeof calculateReward>[0];
} & Refunded;

/** The refunded share of what was paid beside points. */
type Refunded = { refundedMinor: number; totalMinor: number };

/**
 * Plans the reward of an order by the member's tier before it [6.7], [9.29]–[9.31], once; the reward settles owed
 * points. Plans nothing for a non-member, for an order in another currency than the ledger's, or for an order already
 * cancelled.
 */
export function planReward(ledger: LockedLedger, order: OrderOfPoints): NewEntry[] {
  const { orderId, orderNumber, currency, placedAt } = order;
  const key = `reward:${orderId}`;
  if (!ledger.isMember || ledger.currency !== currency || order.isCanceled || ledger.hasKey(key)) return [];
  const { tier } = resolveClubTier(ledger.entries, { currency, now: placedAt });
  const amountMinor = calculateReward(order.bought, tier);
  if (amountMinor === 0) return [];
  const ofOrder = { orderId, orderNumber };
  const settlement = planSettlement(ledger.folded, amountMinor);
  return [
    { type: "reward", amountMinor, key, ...ofOrder },
    ...(settlement === null
      ? []
      : [{ type: "rewardChange" as const, key: `settlement:${orderId}`, ...ofOrder, ...settlement }]),
  ];
}

/** Plans the points to take back from an order, in proportion to the total refund so far. */
export function planReversal(ledger: LockedLedger, order: OrderOfPoints): NewEntry[] {
  const { orderId, orderNumber } = order;
  const entries = ledger.entries.filter((entry) => entry.orderId === orderId);
  const earnedMinor = sumAmounts(entries.filter(({ type }) => type === "reward"));
  // An entry with a negative owedMinor settled the debt of another order.
  const changes = entries.filter(({ type, owedMinor }) => type === "rewardChange" && owedMinor >= 0);
  const changedMinor = changes.reduce((sum, { amountMinor, owedMinor }) => sum - amountMinor + owedMinor, 0);
  const reversedMinor = calculatePointsChange({ earnedMinor, changedMinor, ...toShare(order) });
  if (reversedMinor === 0) return [];
  const change = planRewardChange(ledger.folded, { orderId, reversedMinor, now: ledger.now });
  if (change.amountMinor === 0 && change.owedMinor === 0) return [];
  const key = `rewardChange:${orderId}:${changedMinor}`;
  return [{ type: "rewardChange", key, orderId, orderNumber, ...change }];
}

/** Key of the entry that takes a cart's payment by points. */
export const toRedemptionKey = (cartId: string): string => `redemption:${cartId}`;

/**
 * Plans to take a cart's payment by points, once; the entry refers to the cart, whose order does not exist yet. Plans
 * nothing when the member has too few points that can pay for this cart, or has them in another currency.
 *
 * @param cart.filamentMinor see `sumFilament`
 */
export function planRedemption(
  ledger: LockedLedger,
  cart: {
    cartId: string;
    currency: Currency;
    pointsMinor: number;
    filamentMinor: number;
    isBonusWithheld: boolean;
  },
): NewEntry[] {
  const { cartId, currency, pointsMinor } = cart;
  const key = toRedemptionKey(cartId);
  const balance = calculatePointsBalance(ledger.entries, { ...cart, now: ledger.now });
  const isEnough = resolveUsablePoints(balance, cart).usableMinor >= pointsMinor;
  const isPossible = ledger.isMember && ledger.currency === currency && isEnough;
  if (ledger.hasKey(key) || !isPossible) return [];
  return [{ type: "redemption", amountMinor: -pointsMinor, key, orderId: cartId }];
}

/** Plans to return the points of a cart whose order is not created, as far as they are not returned yet. */
export function planUnspending(ledger: LockedLedger, cartId: string): NewEntry[] {
  const all = { refundedMinor: 1, totalMinor: 1 };
  return planReturn(ledger, { cartId, orderNumber: null, ...all, isMade: false });
}

/** Plans to return the points that paid for an order, in proportion to the total refund so far. */
export function planPointsBack(ledger: LockedLedger, cartId: string, order: OrderOfPoints): NewEntry[] {
  const { orderNumber } = order;
  return planReturn(ledger, { cartId, orderNumber, ...toShare(order), isMade: true });
}

function planReturn(
  ledger: LockedLedger,
  {
    cartId,
    orderNumber,
    isMade,
    ...refunded
  }: Refunded & { cartId: string; orderNumber: string | null; isMade: boolean },
): NewEntry[] {
  const moved = ledger.entries.filter(({ type, orderId }) => type === "redemption" && orderId === cartId);
  const spentMinor = -sumAmounts(moved.filter(({ amountMinor }) => amountMinor < 0));
  const beforeMinor = sumAmounts(moved.filter(({ amountMinor }) => amountMinor > 0));
  const dueMinor = calculatePointsChange({ earnedMinor: spentMinor, changedMinor: beforeMinor, ...refunded });
  const parts = planPointsReturn(ledger.folded, {
    orderId: cartId,
    returnedMinor: beforeMinor + dueMinor,
    beforeMinor,
    now: ledger.now,
    isMade,
  });
  return parts.map((part, place) => ({
    type: "redemption",
    key: `redemptionReturn:${cartId}:${beforeMinor}:${place}`,
    orderId: cartId,
    orderNumber,
    ...part,
  }));
}

/** Sums the points that pay for a cart now: the points taken less the points returned. */
export function sumRedeemed(entries: readonly LedgerEntry[], cartId: string): number {
  return 0 - sumAmounts(entries.filter(({ type, orderId }) => type === "redemption" && orderId === cartId));
}

/** Treats a cancelled order as refunded in full, whatever the actual refund. */
function toShare({ isCanceled, refundedMinor, totalMinor }: OrderOfPoints): Refunded {
  return isCanceled ? { refundedMinor: 1, totalMinor: 1 } : { refundedMinor, totalMinor };
}

const sumAmounts = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
