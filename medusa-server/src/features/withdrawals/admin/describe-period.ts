import type { WithdrawalRow } from "../withdrawal-for-admin.ts";

export type DescribedPeriod = { text: string; color: "green" | "red" | "orange" };

/** Describes for a merchandiser whether a withdrawal was in time, with the last day of the period. */
export function describePeriod({
  period,
  isInTime,
  orderId,
}: Pick<WithdrawalRow, "period" | "isInTime" | "orderId">): DescribedPeriod {
  if (period === null) {
    return {
      text: orderId === null ? "Order not known" : "Not known: the order’s data is deleted",
      color: "orange",
    };
  }
  switch (period.kind) {
    case "none":
      return { text: "A company: no right to withdraw", color: "red" };
    case "open":
      return { text: "In time: not all has arrived", color: "green" };
    case "until":
      return isInTime
        ? { text: `In time: until ${period.lastDay}`, color: "green" }
        : { text: `Late: it ended on ${period.lastDay}`, color: "red" };
  }
}
