import type { Container } from "../../platform/container.ts";
import type { WithdrawalOrderBody } from "./api/withdrawal-body.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import { findOrder } from "./find-order.ts";

/**
 * Says which order a withdrawal means that fits none by itself, or that it is not known again. Where it looked suspicious
 * until then, its receipt is mailed now.
 *
 * @returns "unknown" without such an order; "changed" where it is decided on, fits an order by itself, or has another one
 *   than the merchandiser saw
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
