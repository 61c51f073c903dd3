import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import type { TakeBackPage } from "../../../take-backs/take-back-for-admin.ts";
import { toListQuery } from "../../api/list-address.ts";
import { useListFilters } from "../../api/use-list-filters.ts";
import { useListPage } from "../../api/use-list-page.ts";
import { DownloadLink } from "../../components/download-link.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListState } from "../../components/list-state.tsx";
import { PageTurner, pageSize } from "../../components/page-turner.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { TakeBackTable } from "../../components/take-back-table.tsx";
import { takeBackStateNames } from "../../take-backs/take-back-names.ts";

const title = "Take-backs";
const start = { state: "", q: "" };

/** Requests to send empty spools and scrap back. */
function TakeBacksPage() {
  const { filters, filter, pageIndex, turn } = useListFilters(start);
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const { data, error } = useListPage<TakeBackPage>("take-backs", filters, page);
  const isFiltered = Object.values(filters).some((value) => value.trim() !== "");
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h1">{title}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            Empty spools and scrap that customers send back. The customer is mailed at every step.
          </Text>
        </div>
        <DownloadLink path={`take-backs/export?${toListQuery(filters)}`}>Export CSV</DownloadLink>
      </div>
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
      {data === undefined || data.count === 0 ? (
        <ListState
          emptyText={
            data === undefined
              ? null
              : isFiltered
                ? "No take-back is like that."
                : "There is no take-back yet."
          }
          error={data === undefined ? error : null}
        />
      ) : (
        <TakeBackTable takeBacks={data.takeBacks} />
      )}
      <PageTurner count={data?.count ?? 0} onPage={turn} pageIndex={pageIndex} />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: ArrowUturnLeft });

export default TakeBacksPage;
