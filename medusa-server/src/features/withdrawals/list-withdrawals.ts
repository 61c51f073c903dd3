import type { Container } from "../../platform/container.ts";
import { toNumberPattern, toPattern } from "../../forms/search-patterns.ts";
import type { WithdrawalsQuery } from "./api/withdrawal-body.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import { readWithdrawnOrders } from "./read-withdrawn-orders.ts";
import { toWithdrawalRow } from "./to-withdrawal-row.ts";
import type { WithdrawalPage } from "./withdrawal-for-admin.ts";

/** Reads one page of the withdrawals that match a filter, newest first. */
export async function listWithdrawals(
  container: Container,
  { offset, limit, state, only, orderId, q }: WithdrawalsQuery,
): Promise<WithdrawalPage> {
  const now = new Date();
  const service = container.resolve(WITHDRAWAL_MODULE);
  const [found, count] = await service.listAndCountWithdrawals(
    {
      ...(state && { state }),
      ...(only === "unmatched" && { order_id: null }),
      ...(only === "suspicious" && { is_suspicious: true }),
      ...(orderId && { order_id: orderId }),
      ...(q && {
        $or: [
          ...["number", "order_number", "typed_order_number"].map((column) => ({
            [column]: toNumberPattern(q),
          })),
          ...["email", "name"].map((column) => ({ [column]: toPattern(q) })),
        ],
      }),
    },
    { order: { received_at: "DESC", id: "DESC" }, skip: offset, take: limit },
  );
  const orders = await readWithdrawnOrders(
    container,
    found.flatMap(({ order_id }) => order_id ?? []),
  );
  const withdrawals = found.map((withdrawal) =>
    toWithdrawalRow(withdrawal, orders.get(withdrawal.order_id ?? "") ?? null, now),
  );
  return { withdrawals, count, offset, limit };
}
