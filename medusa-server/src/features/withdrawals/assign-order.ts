import type { Container } from "../../platform/container.ts";
import type { WithdrawalOrderBody } from "./api/withdrawal-body.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import { findOrder } from "./find-order.ts";

/**
 * Assigns an order to a withdrawal whose number and address match none, or removes the assignment. A withdrawal that
 * looked suspicious until then gets its receipt now.
 *
 * @returns "unknown" without such an order; "changed" when the withdrawal is decided, matches an order by its own number
 * and address, or has another order than the merchandiser's page showed
 */
export async function assignOrder(
  container: Container,
  id: string,
  { orderNumber, fromOrderId, author }: WithdrawalOrderBody & { author: string },
  now: Date,
): Promise<"assigned" | "unknown" | "changed"> {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE);
  const order = orderNumber === null ? null : await findOrder(container, { number: orderNumber });
  if (order === null && orderNumber !== null) return "unknown";
  if (!(await withdrawals.assignOrder(id, { order, fromOrderId, author }, now))) return "changed";
  await wakeJournal(container);
  return "assigned";
}
