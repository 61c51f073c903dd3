import { defineRouteConfig } from "@medusajs/admin-sdk";
import { InboxSolid } from "@medusajs/icons";
import { Badge, Container, Tabs } from "@medusajs/ui";
import { type EnquiryFolder, enquiryFolders } from "@spolverk/domain";
import type { InboxPage as Page } from "../../../inbox-for-admin.ts";
import { toListQuery } from "../../../../../admin-parts/list-address.ts";
import { useList } from "../../../../../admin-parts/use-list.ts";
import { inbox, useAssignees, useNewCount } from "../../use-inbox.ts";
import { DownloadLink } from "../../../../../admin-parts/download-link.tsx";
import { enquiryColumns } from "../../enquiry-columns.tsx";
import { FilterSelect } from "../../../../../admin-parts/filter-select.tsx";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { ListTable } from "../../../../../admin-parts/list-table.tsx";
import { enquiryFolderNames, enquiryKindNames, enquiryStateNames } from "../../enquiry-names.ts";

const title = "Inbox";
const start = { folder: "inbox", kind: "", state: "", assignee: "", q: "" };

/** Lists the visitors' messages to the shop. */
function InboxPage() {
  const { data, list, filters, filter, isFiltered } = useList<Page, typeof start>(inbox, start);
  const people = useAssignees().map(({ id, name }) => [id, name] as const);
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="What visitors have written through the shop’s forms. Nobody is mailed about a suspicious one before you move it."
        title={title}
      >
        <DownloadLink path={`${inbox}/export?${toListQuery(filters)}`}>Export CSV</DownloadLink>
      </ListHead>
      <Tabs
        className="divide-y"
        value={filters.folder}
        onValueChange={(chosen) => filter({ folder: chosen })}
      >
        <Tabs.List aria-label="Folder" className="px-6 py-3">
          {enquiryFolders.map((each) => (
            <FolderTab folder={each} key={each} />
          ))}
        </Tabs.List>
        <Tabs.Content className="divide-y" value={filters.folder}>
          <ListTable
            columns={enquiryColumns}
            emptyText={isFiltered ? "Nothing here is like that." : "There is nothing here."}
            filters={
              <>
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
              </>
            }
            list={list}
            rows={data?.enquiries ?? []}
            search={{
              by: "Number, name, e-mail or text",
              value: filters.q,
              onChange: (q) => filter({ q }),
            }}
          />
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
