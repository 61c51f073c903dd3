import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import type { TakeBackPage } from "../../../take-backs/take-back-for-admin.ts";
import { toListQuery } from "../../api/list-address.ts";
import { useFilteredList } from "../../api/use-filtered-list.ts";
import { DownloadLink } from "../../components/download-link.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListHead } from "../../components/list-head.tsx";
import { ListRows } from "../../components/list-rows.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { TakeBackTable } from "../../components/take-back-table.tsx";
import { takeBackStateNames } from "../../take-backs/take-back-names.ts";

const title = "Take-backs";
const start = { state: "", q: "" };

/** Requests to send empty spools and scrap back. */
function TakeBacksPage() {
  const { filters, filter, isFiltered, rows } = useFilteredList<TakeBackPage, typeof start>(
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
      <div className="flex flex-wrap items-center gap-2 px-6 py-3">
        <FilterSelect
          allName="All states"
          label="State"
          names={takeBackStateNames}
          value={filters.state}
          onChange={(state) => filter({ state })}
        />
        <SearchInput by="Number, order or e-mail" value={filters.q} onChange={(q) => filter({ q })} />
      </div>
      <ListRows
        emptyText={isFiltered ? "No take-back is like that." : "There is no take-back yet."}
        rows={rows}
      >
        {({ takeBacks }) => <TakeBackTable takeBacks={takeBacks} />}
      </ListRows>
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: ArrowUturnLeft });

export default TakeBacksPage;
