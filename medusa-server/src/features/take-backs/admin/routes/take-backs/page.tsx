import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Container, StatusBadge } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { TakeBackPage, TakeBackRow } from "../../../take-back-for-admin.ts";
import { DownloadLink } from "../../../../../admin-parts/download-link.tsx";
import { FilterSelect } from "../../../../../admin-parts/filter-select.tsx";
import { formatLastDay } from "../../../../../admin-parts/format-last-day.ts";
import { formatShopDay } from "../../../../../admin-parts/format-shop-day.ts";
import { toListQuery } from "../../../../../admin-parts/list-address.ts";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../../../admin-parts/list-table.tsx";
import { useList } from "../../../../../admin-parts/use-list.ts";
import { takeBackStateColors, takeBackStateNames } from "../../take-back-names.ts";

const title = "Take-backs";
const start = { state: "", q: "" };

const columns: ListColumn<TakeBackRow>[] = [
  {
    header: "Number",
    cell: ({ id, number }) => (
      <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/take-backs/${id}`}>
        {number}
      </Link>
    ),
  },
  {
    header: "Order",
    cell: ({ orderId, orderNumber }) => (
      <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/orders/${orderId}`}>
        #{orderNumber}
      </Link>
    ),
  },
  { header: "E-mail", cell: ({ email }) => <div className="max-w-60 truncate">{email}</div> },
  { header: "Customer", cell: ({ isCompany }) => (isCompany ? "Company" : "Private") },
  { header: "Spools", cell: ({ spools }) => spools },
  {
    header: "State",
    cell: ({ state }) => (
      <StatusBadge color={takeBackStateColors[state]}>{takeBackStateNames[state]}</StatusBadge>
    ),
  },
  { header: "Created", cell: ({ createdAt }) => formatShopDay(createdAt) },
  {
    header: "To be sent by",
    cell: ({ state, lastDay }) => state === "created" && formatLastDay(lastDay),
  },
];

/** Lists the requests to return empty spools and scrap. */
function TakeBacksPage() {
  const { data, list, filters, filter, isFiltered } = useList<TakeBackPage, typeof start>(
    "take-backs",
    start,
  );
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="Empty spools and scrap that customers send back. The customer is mailed at every step."
        title={title}
      >
        <DownloadLink path={`take-backs/export?${toListQuery(filters)}`}>Export CSV</DownloadLink>
      </ListHead>
      <ListTable
        columns={columns}
        emptyText={isFiltered ? "No take-back is like that." : "There is no take-back yet."}
        filters={
          <FilterSelect
            allName="All states"
            label="State"
            names={takeBackStateNames}
            value={filters.state}
            onChange={(state) => filter({ state })}
          />
        }
        list={list}
        rows={data?.takeBacks ?? []}
        search={{ by: "Number, order or e-mail", value: filters.q, onChange: (q) => filter({ q }) }}
      />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: ArrowUturnLeft });

export default TakeBacksPage;
