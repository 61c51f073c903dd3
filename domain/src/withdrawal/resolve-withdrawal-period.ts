import { calculateWithdrawalDeadline } from "./calculate-withdrawal-deadline.ts";

/**
 * The period of withdrawal: "none" for a company, which has no such right; "open" while something is still to be
 * delivered; "until" the end of its last day (ISO date).
 */
export type WithdrawalPeriod = { kind: "none" } | { kind: "open" } | { kind: "until"; lastDay: string };

type Facts = {
  isCompany: boolean;
  placedAt: Date;
  /** When each parcel arrived. */
  deliveries: readonly Date[];
  /** Whether the arrival of some goods of the order is still unknown. */
  isAwaited: boolean;
};

/**
 * Resolves the period in which a consumer may withdraw from an order: until 14 days after its last parcel arrived or,
 * when nothing ships, 14 days after it was placed (directive 2011/83/EU, article 9).
 */
export function resolveWithdrawalPeriod({
  isCompany,
  placedAt,
  deliveries,
  isAwaited,
}: Facts): WithdrawalPeriod {
  if (isCompany) return { kind: "none" };
  if (isAwaited) return { kind: "open" };
  const last = Math.max(...deliveries.map((delivery) => delivery.getTime()));
  const from = deliveries.length === 0 ? placedAt : new Date(last);
  return { kind: "until", lastDay: calculateWithdrawalDeadline(from) };
}

/** Tells whether a statement was sent in time (article 11a(5)), by its UTC day. */
export function isWithdrawalInTime(period: WithdrawalPeriod, sentAt: Date): boolean {
  if (period.kind !== "until") return period.kind === "open";
  return sentAt.toISOString().slice(0, 10) <= period.lastDay;
}
