import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Receipt } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { WithdrawalPage, WithdrawalRow } from "../../../withdrawal-for-admin.ts";
import { FilterSelect } from "../../../../../admin-parts/filter-select.tsx";
import { formatShopDay } from "../../../../../admin-parts/format-shop-day.ts";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../../../admin-parts/list-table.tsx";
import { useList } from "../../../../../admin-parts/use-list.ts";
import { OrderLink } from "../../order-link.tsx";
import { RefundDue, WithdrawalPeriodBadge, WithdrawalStateBadge } from "../../withdrawal-badges.tsx";
import { withdrawalStateNames } from "../../withdrawal-names.ts";

const title = "Withdrawals";
const start = { state: "", only: "", q: "" };

const columns: ListColumn<WithdrawalRow>[] = [
  {
    header: "Number",
    cell: ({ id, number }) => (
      <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/withdrawals/${id}`}>
        {number}
      </Link>
    ),
  },
  { header: "Order", cell: (withdrawal) => <OrderLink withdrawal={withdrawal} /> },
  { header: "Name", cell: ({ name }) => <div className="max-w-48 truncate">{name}</div> },
  {
    header: "Goods",
    cell: ({ email, goods }) => (
      <div className="max-w-48 truncate">{email === "" ? "Deleted" : goods || "The whole order"}</div>
    ),
  },
  { header: "Received", cell: ({ receivedAt }) => formatShopDay(receivedAt) },
  { header: "Period", cell: (withdrawal) => <WithdrawalPeriodBadge withdrawal={withdrawal} /> },
  { header: "State", cell: ({ state }) => <WithdrawalStateBadge state={state} /> },
  { header: "Refund due", cell: (withdrawal) => <RefundDue withdrawal={withdrawal} /> },
];

/** Lists the statements of withdrawal. */
function WithdrawalsPage() {
  const { data, list, filters, filter, isFiltered } = useList<WithdrawalPage, typeof start>(
    "withdrawals",
    start,
  );
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="Customers who withdraw from their contract within 14 days. What they paid goes back within 14 days of the statement; you may wait until the goods, or a proof that they were sent, have come."
        title={title}
      />
      <ListTable
        columns={columns}
        emptyText={isFiltered ? "No withdrawal is like that." : "There is no withdrawal yet."}
        filters={
          <>
            <FilterSelect
              allName="All states"
              label="State"
              names={withdrawalStateNames}
              value={filters.state}
              onChange={(state) => filter({ state })}
            />
            <FilterSelect
              allName="All of them"
              label="Only"
              names={{ unmatched: "Order not known", suspicious: "Suspicious" }}
              value={filters.only}
              onChange={(only) => filter({ only })}
            />
          </>
        }
        list={list}
        rows={data?.withdrawals ?? []}
        search={{ by: "Number, order, name or e-mail", value: filters.q, onChange: (q) => filter({ q }) }}
      />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Receipt });

export default WithdrawalsPage;
