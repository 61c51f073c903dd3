import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Receipt } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import type { WithdrawalPage } from "../../../withdrawals/withdrawal-for-admin.ts";
import { useListFilters } from "../../api/use-list-filters.ts";
import { useListPage } from "../../api/use-list-page.ts";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListState } from "../../components/list-state.tsx";
import { PageTurner, pageSize } from "../../components/page-turner.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { WithdrawalTable } from "../../components/withdrawal-table.tsx";
import { withdrawalStateNames } from "../../withdrawals/withdrawal-names.ts";

const title = "Withdrawals";
const start = { state: "", only: "", q: "" };

/** Statements by which customers withdraw from contracts. */
function WithdrawalsPage() {
  const { filters, filter, pageIndex, turn } = useListFilters(start);
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const { data, error } = useListPage<WithdrawalPage>("withdrawals", filters, page);
  const isFiltered = Object.values(filters).some((value) => value.trim() !== "");
  const emptyText = isFiltered ? "No withdrawal is like that." : "There is no withdrawal yet.";
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h1">{title}</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Customers who withdraw from their contract within 14 days. What they paid goes back within 14 days
          of the statement; you may wait until the goods, or a proof that they were sent, have come.
        </Text>
      </div>
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
      {data === undefined || data.count === 0 ? (
        <ListState
          emptyText={data === undefined ? null : emptyText}
          error={data === undefined ? error : null}
        />
      ) : (
        <WithdrawalTable withdrawals={data.withdrawals} />
      )}
      <PageTurner count={data?.count ?? 0} onPage={turn} pageIndex={pageIndex} />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Receipt });

export default WithdrawalsPage;
