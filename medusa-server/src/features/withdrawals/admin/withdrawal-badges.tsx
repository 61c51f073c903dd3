import { StatusBadge, Text } from "@medusajs/ui";
import type { WithdrawalRow } from "../withdrawal-for-admin.ts";
import { describePeriod } from "./describe-period.ts";
import { withdrawalStateColors, withdrawalStateNames } from "./withdrawal-names.ts";

export function WithdrawalStateBadge({ state }: Pick<WithdrawalRow, "state">) {
  return <StatusBadge color={withdrawalStateColors[state]}>{withdrawalStateNames[state]}</StatusBadge>;
}

export function WithdrawalPeriodBadge({ withdrawal }: { withdrawal: WithdrawalRow }) {
  const { text, color } = describePeriod(withdrawal);
  return <StatusBadge color={color}>{text}</StatusBadge>;
}

/** Shows the last day of the refund while the refund is pending. */
export function RefundDue({ withdrawal }: { withdrawal: WithdrawalRow }) {
  if (withdrawal.state !== "received") return null;
  return (
    <Text as="span" className={withdrawal.isOverdue ? "text-ui-fg-error" : ""} size="small">
      {withdrawal.refundDue}
      {withdrawal.isOverdue && " (overdue)"}
    </Text>
  );
}
