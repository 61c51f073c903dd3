import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { queueOrLeave } from "../mail/queue-or-leave.ts";
import { WITHDRAWAL_MODULE } from "../modules/withdrawal/index.ts";
import type WithdrawalModuleService from "../modules/withdrawal/service.ts";
import { readRows } from "../read-rows.ts";
import { queueWithdrawalMails } from "./queue-withdrawal-mails.ts";

const orderRow = z.object({ id: z.string(), display_id: z.coerce.number() });

/**
 * Says which order a withdrawal means that fits none by itself. Where it looked suspicious until then, its receipt is
 * mailed now.
 *
 * @returns "unknown" without such an order, "taken" where the withdrawal has one
 */
export async function assignOrder(
  container: MedusaContainer,
  id: string,
  orderNumber: string,
  now: Date,
): Promise<"assigned" | "unknown" | "taken"> {
  const withdrawals: WithdrawalModuleService = container.resolve(WITHDRAWAL_MODULE);
  // As Postgres holds it: a larger number is none.
  const [, digits] = /^#?\s*(\d{1,9})$/.exec(orderNumber) ?? [];
  if (digits === undefined) return "unknown";
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["id", "display_id"],
    filters: { display_id: Number(digits) },
  });
  if (order === undefined) return "unknown";
  const found = { id: order.id, number: String(order.display_id) };
  if (!(await withdrawals.assignOrder(id, found, now))) return "taken";
  await queueOrLeave(container, () => queueWithdrawalMails(container, id));
  return "assigned";
}
