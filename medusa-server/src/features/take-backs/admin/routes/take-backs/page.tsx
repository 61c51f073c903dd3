import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import type { TakeBackPage } from "../../../take-back-for-admin.ts";
import { toListQuery } from "../../../../../admin-parts/list-address.ts";
import { useFilteredList } from "../../../../../admin-parts/use-filtered-list.ts";
import { DownloadLink } from "../../../../../admin-parts/download-link.tsx";
import { FilterSelect } from "../../../../../admin-parts/filter-select.tsx";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { ListRows } from "../../../../../admin-parts/list-rows.tsx";
import { SearchInput } from "../../../../../admin-parts/search-input.tsx";
import { TakeBackTable } from "../../take-back-table.tsx";
import { takeBackStateNames } from "../../take-back-names.ts";

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
