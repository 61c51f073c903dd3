import { StatusBadge, Table } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { TakeBackRow } from "../take-back-for-admin.ts";
import { takeBackStateColors, takeBackStateNames } from "./take-back-names.ts";
import { formatLastDay } from "../../../admin-parts/format-last-day.ts";
import { formatShopDay } from "../../../admin-parts/format-shop-day.ts";

/** Take-backs, each with the way to its page and to its order. */
export function TakeBackTable({ takeBacks }: { takeBacks: readonly TakeBackRow[] }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Number</Table.HeaderCell>
          <Table.HeaderCell>Order</Table.HeaderCell>
          <Table.HeaderCell>E-mail</Table.HeaderCell>
          <Table.HeaderCell>Customer</Table.HeaderCell>
          <Table.HeaderCell>Spools</Table.HeaderCell>
          <Table.HeaderCell>State</Table.HeaderCell>
          <Table.HeaderCell>Created</Table.HeaderCell>
          <Table.HeaderCell>To be sent by</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {takeBacks.map(({ id, number, orderId, orderNumber, email, isCompany, spools, state, ...dates }) => (
          <Table.Row key={id}>
            <Table.Cell>
              <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/take-backs/${id}`}>
                {number}
              </Link>
            </Table.Cell>
            <Table.Cell>
              <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/orders/${orderId}`}>
                #{orderNumber}
              </Link>
            </Table.Cell>
            <Table.Cell className="max-w-60 truncate">{email}</Table.Cell>
            <Table.Cell>{isCompany ? "Company" : "Private"}</Table.Cell>
            <Table.Cell>{spools}</Table.Cell>
            <Table.Cell>
              <StatusBadge color={takeBackStateColors[state]}>{takeBackStateNames[state]}</StatusBadge>
            </Table.Cell>
            <Table.Cell>{formatShopDay(dates.createdAt)}</Table.Cell>
            <Table.Cell>{state === "created" && formatLastDay(dates.lastDay)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
