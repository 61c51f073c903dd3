import { Table } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { WithdrawalRow } from "../withdrawal-for-admin.ts";
import { formatShopDay } from "../../../admin-parts/format-shop-day.ts";
import { RefundDue, WithdrawalPeriodBadge, WithdrawalStateBadge } from "./withdrawal-badges.tsx";

/** Withdrawals, each with the way to its page and to its order. */
export function WithdrawalTable({ withdrawals }: { withdrawals: readonly WithdrawalRow[] }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Number</Table.HeaderCell>
          <Table.HeaderCell>Order</Table.HeaderCell>
          <Table.HeaderCell>Name</Table.HeaderCell>
          <Table.HeaderCell>Goods</Table.HeaderCell>
          <Table.HeaderCell>Received</Table.HeaderCell>
          <Table.HeaderCell>Period</Table.HeaderCell>
          <Table.HeaderCell>State</Table.HeaderCell>
          <Table.HeaderCell>Refund due</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {withdrawals.map((withdrawal) => (
          <Table.Row key={withdrawal.id}>
            <Table.Cell>
              <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/withdrawals/${withdrawal.id}`}>
                {withdrawal.number}
              </Link>
            </Table.Cell>
            <Table.Cell>
              <OrderLink withdrawal={withdrawal} />
            </Table.Cell>
            <Table.Cell className="max-w-48 truncate">{withdrawal.name}</Table.Cell>
            <Table.Cell className="max-w-48 truncate">
              {withdrawal.email === "" ? "Deleted" : withdrawal.goods || "The whole order"}
            </Table.Cell>
            <Table.Cell>{formatShopDay(withdrawal.receivedAt)}</Table.Cell>
            <Table.Cell>
              <WithdrawalPeriodBadge withdrawal={withdrawal} />
            </Table.Cell>
            <Table.Cell>
              <WithdrawalStateBadge state={withdrawal.state} />
            </Table.Cell>
            <Table.Cell>
              <RefundDue withdrawal={withdrawal} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

/** The way to the order; what was typed where it fits none. */
export function OrderLink({ withdrawal: { orderId, orderNumber } }: { withdrawal: WithdrawalRow }) {
  if (orderId === null) return <span className="block max-w-40 truncate">{orderNumber}</span>;
  return (
    <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/orders/${orderId}`}>
      #{orderNumber}
    </Link>
  );
}
