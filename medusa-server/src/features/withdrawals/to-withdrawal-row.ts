import { calculateDueDate, isWithdrawalInTime, toShopDay, withdrawalTerms } from "@spolverk/domain";
import type WithdrawalModuleService from "./modules/withdrawal/service.ts";
import type { WithdrawnOrder } from "./read-withdrawn-orders.ts";
import { toWithdrawalPeriod } from "./to-withdrawal-period.ts";
import type { WithdrawalRow } from "./withdrawal-for-admin.ts";

type WithdrawalRecord = Awaited<ReturnType<WithdrawalModuleService["retrieveWithdrawal"]>>;

/**
 * Maps a withdrawal to a row of the admin's list.
 * @param found order of the withdrawal; null without an order
 */
export function toWithdrawalRow(
  withdrawal: WithdrawalRecord,
  found: WithdrawnOrder | null,
  now: Date,
): WithdrawalRow {
  const { received_at: receivedAt, state } = withdrawal;
  const refundDue = calculateDueDate(toDay(receivedAt), withdrawalTerms.refundWithinDays);
  const period = found && toWithdrawalPeriod(found.order, found.priced);
  return {
    id: withdrawal.id,
    number: withdrawal.number,
    state,
    orderId: withdrawal.order_id,
    orderNumber: withdrawal.order_number,
    name: withdrawal.name ?? "",
    email: withdrawal.email ?? "",
    goods: withdrawal.goods ?? "",
    isSuspicious: withdrawal.is_suspicious,
    receivedAt: receivedAt.toISOString(),
    refundDue,
    isOverdue: state === "received" && toDay(now) > refundDue,
    period,
    isInTime: period && isWithdrawalInTime(period, receivedAt),
  };
}

/** Returns the calendar day in Sweden, where the shop is, which owes the refund. */
const toDay = (instant: Date) => toShopDay(instant.toISOString());
