/** What moves points [3.44]. */
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
 * One entry of an account's ledger, which is only ever appended to. Amounts are hundredths of a point, which is worth one
 * unit of the account's currency [9.25]: so a hundredth is worth one minor unit.
 */
export type LedgerEntry = {
  id: string;
  type: LedgerEntryType;
  /** Points that are given, or, below zero, taken. */
  amountMinor: number;
  /** ISO date-time */
  at: string;
  /** When points that are given expire, ISO date-time; null for points that are taken. */
  expiresAt: string | null;
  /** The order that they were earned or spent by, or that is refunded. */
  orderId: string | null;
  /** Of that order, as the customer reads it. */
  orderNumber: string | null;
  /** Why, of an adjustment. */
  note: string | null;
  /** The lot that an expiration ends, or that points which come back were taken of: the id of the entry that opened it. */
  lotId: string | null;
  /** Points of a refunded order that had been spent already, and are kept back of later ones; below zero once they were. */
  owedMinor: number;
};
