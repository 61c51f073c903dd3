import { defineRouteConfig } from "@medusajs/admin-sdk";
import { InboxSolid } from "@medusajs/icons";
import { Badge, Container, Heading, Tabs, Text } from "@medusajs/ui";
import { type EnquiryFolder, enquiryFolders } from "@spolverk/domain";
import type { InboxPage as Page } from "../../../inbox/inbox-for-admin.ts";
import { toListQuery } from "../../api/list-address.ts";
import { inbox, useAssignees, useNewCount } from "../../api/use-inbox.ts";
import { useListFilters } from "../../api/use-list-filters.ts";
import { useListPage } from "../../api/use-list-page.ts";
import { DownloadLink } from "../../components/download-link.tsx";
import { EnquiryTable } from "../../components/enquiry-table.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListState } from "../../components/list-state.tsx";
import { PageTurner, pageSize } from "../../components/page-turner.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { enquiryFolderNames, enquiryKindNames, enquiryStateNames } from "../../inbox/enquiry-names.ts";

const title = "Inbox";
const start = { folder: "inbox", kind: "", state: "", assignee: "", q: "" };

/** What visitors have written to the shop. */
function InboxPage() {
  const { filters, filter, pageIndex, turn } = useListFilters(start);
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const { data, error } = useListPage<Page>(inbox, filters, page);
  const people = useAssignees().map(({ id, name }) => [id, name] as const);
  const { folder, ...others } = filters;
  const isFiltered = Object.values(others).some((value) => value.trim() !== "");
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h1">{title}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            What visitors have written through the shop’s forms. Nobody is mailed about a suspicious one
            before you move it.
          </Text>
        </div>
        <DownloadLink path={`${inbox}/export?${toListQuery(filters)}`}>Export CSV</DownloadLink>
      </div>
      <Tabs className="divide-y" value={folder} onValueChange={(chosen) => filter({ folder: chosen })}>
        <Tabs.List aria-label="Folder" className="px-6 py-3">
          {enquiryFolders.map((each) => (
            <FolderTab folder={each} key={each} />
          ))}
        </Tabs.List>
        <Tabs.Content className="divide-y" value={folder}>
          <div className="flex flex-wrap items-center gap-2 px-6 py-3">
            <FilterSelect
              allName="All kinds"
              label="Kind"
              names={enquiryKindNames}
              value={filters.kind}
              onChange={(kind) => filter({ kind })}
            />
            <FilterSelect
              allName="All states"
              label="State"
              names={enquiryStateNames}
              value={filters.state}
              onChange={(state) => filter({ state })}
            />
            <FilterSelect
              allName="Anybody’s"
              label="Assignee"
              names={{ none: "Nobody’s", ...Object.fromEntries(people) }}
              value={filters.assignee}
              onChange={(assignee) => filter({ assignee })}
            />
            <SearchInput
              by="Number, name, e-mail or text"
              value={filters.q}
              onChange={(q) => filter({ q })}
            />
          </div>
          {data === undefined || data.count === 0 ? (
            <ListState
              emptyText={
                data === undefined
                  ? null
                  : isFiltered
                    ? "Nothing here is like that."
                    : "There is nothing here."
              }
              error={data === undefined ? error : null}
            />
          ) : (
            <EnquiryTable enquiries={data.enquiries} />
          )}
          <PageTurner count={data?.count ?? 0} onPage={turn} pageIndex={pageIndex} />
        </Tabs.Content>
      </Tabs>
    </Container>
  );
}

function FolderTab({ folder }: { folder: EnquiryFolder }) {
  const count = useNewCount(folder);
  return (
    <Tabs.Trigger className="gap-x-2" value={folder}>
      {enquiryFolderNames[folder]}
      {count > 0 && (
        <Badge color="blue" size="2xsmall">
          {count} new
        </Badge>
      )}
    </Tabs.Trigger>
  );
}

export const config = defineRouteConfig({ label: title, icon: InboxSolid });

export default InboxPage;
