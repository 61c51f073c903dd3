/** The kinds of ledger entries [3.44]. */
export const ledgerEntryTypes = [
  "reward",
  "rewardChange",
  "redemption",
  "referral",
  "invite",
  "adjustment",
  "expiration",
] as const;
export type LedgerEntryType = (typeof ledgerEntryTypes)[number];

/**
 * An entry of an account's append-only ledger. Amounts are hundredths of a point. A point is worth one unit of the
 * account's currency [9.25], so a hundredth is worth one minor unit.
 */
export type LedgerEntry = {
  id: string;
  type: LedgerEntryType;
  /** Points granted; below zero: points taken. */
  amountMinor: number;
  /** ISO date-time */
  at: string;
  /** When granted points expire, ISO date-time; null for points taken. */
  expiresAt: string | null;
  /** The order that earned, spent or refunded the points. */
  orderId: string | null;
  /** The order's number as the customer sees it. */
  orderNumber: string | null;
  /** The reason of an adjustment. */
  note: string | null;
  /** The lot that an expiration ends or that returned points were drawn from: the id of the entry that opened it. */
  lotId: string | null;
  /** Spent points of a refunded order, to be deducted from later rewards; below zero when deducted. */
  owedMinor: number;
};
