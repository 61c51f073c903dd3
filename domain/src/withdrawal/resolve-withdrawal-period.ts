import { calculateWithdrawalDeadline } from "./calculate-withdrawal-deadline.ts";

/**
 * How long an order can be withdrawn from: "none", a company has no such right; "open", without end, as something is still
 * to be delivered; "until", to the end of its last day (ISO date).
 */
export type WithdrawalPeriod = { kind: "none" } | { kind: "open" } | { kind: "until"; lastDay: string };

type Facts = {
  isCompany: boolean;
  placedAt: Date;
  /** When each parcel arrived. */
  deliveries: readonly Date[];
  /** Something of it has not arrived, or is not known to have. */
  isAwaited: boolean;
};

/**
 * The period in which a consumer may withdraw from an order: it ends 14 days after its last parcel arrived, and where
 * nothing is sent, 14 days after it was placed (directive 2011/83/EU, article 9).
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

/** Whether a statement that was sent at an instant is in time (article 11a(5)): its day is that in UTC. */
export function isWithdrawalInTime(period: WithdrawalPeriod, sentAt: Date): boolean {
  if (period.kind !== "until") return period.kind === "open";
  return sentAt.toISOString().slice(0, 10) <= period.lastDay;
}
