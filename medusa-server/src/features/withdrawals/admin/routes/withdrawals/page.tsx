import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Receipt } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import type { WithdrawalPage } from "../../../withdrawal-for-admin.ts";
import { useFilteredList } from "../../../../../admin-parts/use-filtered-list.ts";
import { FilterSelect } from "../../../../../admin-parts/filter-select.tsx";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { ListRows } from "../../../../../admin-parts/list-rows.tsx";
import { SearchInput } from "../../../../../admin-parts/search-input.tsx";
import { WithdrawalTable } from "../../withdrawal-table.tsx";
import { withdrawalStateNames } from "../../withdrawal-names.ts";

const title = "Withdrawals";
const start = { state: "", only: "", q: "" };

/** Statements by which customers withdraw from contracts. */
function WithdrawalsPage() {
  const { filters, filter, isFiltered, rows } = useFilteredList<WithdrawalPage, typeof start>(
    "withdrawals",
    start,
  );
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="Customers who withdraw from their contract within 14 days. What they paid goes back within 14 days of the statement; you may wait until the goods, or a proof that they were sent, have come."
        title={title}
      />
      <div className="flex flex-wrap items-center gap-2 px-6 py-3">
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
        <SearchInput by="Number, order, name or e-mail" value={filters.q} onChange={(q) => filter({ q })} />
      </div>
      <ListRows
        emptyText={isFiltered ? "No withdrawal is like that." : "There is no withdrawal yet."}
        rows={rows}
      >
        {({ withdrawals }) => <WithdrawalTable withdrawals={withdrawals} />}
      </ListRows>
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Receipt });

export default WithdrawalsPage;
