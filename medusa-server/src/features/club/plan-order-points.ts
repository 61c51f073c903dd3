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

/** An order as its points follow it; amounts are minor units. */
export type OrderOfPoints = {
  orderId: string;
  orderNumber: string;
  /** ISO date-time */
  placedAt: string;
  currency: Currency;
  isCanceled: boolean;
  /** What is counted as paid for, as `calculateReward` takes it. */
  bought: Parameters<typeof calculateReward>[0];
} & Refunded;

/** How much of what was paid beside points is paid back. */
type Refunded = { refundedMinor: number; totalMinor: number };

/**
 * What an order earns by the tier before it [6.7], [9.29]–[9.31], once, and what that settles of points that are owed.
 * Nothing for who is no member, for an order of another currency than the ledger's and for one that is cancelled already.
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

/** What is taken back of an order's points, in proportion to what has been refunded so far. */
export function planReversal(ledger: LockedLedger, order: OrderOfPoints): NewEntry[] {
  const { orderId, orderNumber } = order;
  const entries = ledger.entries.filter((entry) => entry.orderId === orderId);
  const earnedMinor = sumAmounts(entries.filter(({ type }) => type === "reward"));
  // One that is owed less afterwards settled what another order owed.
  const changes = entries.filter(({ type, owedMinor }) => type === "rewardChange" && owedMinor >= 0);
  const changedMinor = changes.reduce((sum, { amountMinor, owedMinor }) => sum - amountMinor + owedMinor, 0);
  const reversedMinor = calculatePointsChange({ earnedMinor, changedMinor, ...toShare(order) });
  if (reversedMinor === 0) return [];
  const change = planRewardChange(ledger.folded, { orderId, reversedMinor, now: ledger.now });
  if (change.amountMinor === 0 && change.owedMinor === 0) return [];
  const key = `rewardChange:${orderId}:${changedMinor}`;
  return [{ type: "rewardChange", key, orderId, orderNumber, ...change }];
}

/** Of the entry that takes what points pay of a cart. */
export const toRedemptionKey = (cartId: string): string => `redemption:${cartId}`;

/**
 * Takes what points pay of a cart, once; the entry names the cart, whose order is not made yet. Nothing where not enough of
 * the cart's currency can pay in it.
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

/** Gives back what points paid of a cart whose order is not made, and not given back yet. */
export function planUnspending(ledger: LockedLedger, cartId: string): NewEntry[] {
  const all = { refundedMinor: 1, totalMinor: 1 };
  return planReturn(ledger, { cartId, orderNumber: null, ...all, isMade: false });
}

/** Gives back what points paid of an order, in proportion to what has been refunded so far. */
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

/** What points pay of a cart now: what was taken less what was given back. */
export function sumRedeemed(entries: readonly LedgerEntry[], cartId: string): number {
  return 0 - sumAmounts(entries.filter(({ type, orderId }) => type === "redemption" && orderId === cartId));
}

/** All of a cancelled order, whatever was paid back. */
function toShare({ isCanceled, refundedMinor, totalMinor }: OrderOfPoints): Refunded {
  return isCanceled ? { refundedMinor: 1, totalMinor: 1 } : { refundedMinor, totalMinor };
}

const sumAmounts = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
