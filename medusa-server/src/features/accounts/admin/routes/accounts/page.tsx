import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Users } from "@medusajs/icons";
import { Badge, Container } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { listAccounts } from "../../../list-accounts.ts";
import { formatShopDay } from "../../../../../admin-parts/format-shop-day.ts";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../../../admin-parts/list-table.tsx";
import type { ReplyOf } from "../../../../../admin-parts/reply-of.ts";
import { useList } from "../../../../../admin-parts/use-list.ts";

type Reply = ReplyOf<typeof listAccounts>;

const title = "Accounts";
const start = { q: "" };

const columns: ListColumn<Reply["accounts"][number]>[] = [
  {
    header: "Account",
    cell: ({ id, name }) => (
      <Link className="text-ui-fg-interactive block max-w-80 truncate" to={`/accounts/${id}`}>
        {name}
      </Link>
    ),
  },
  {
    header: "Kind",
    cell: ({ kind }) => (
      <Badge color={kind === "company" ? "blue" : "grey"} size="2xsmall">
        {kind}
      </Badge>
    ),
  },
  { header: "E-mail", cell: ({ email }) => email },
  { header: "Organization number", cell: ({ organization_number }) => organization_number },
  { header: "Created", cell: ({ created_at }) => formatShopDay(created_at) },
];

/** The list of the accounts, which own orders and contract prices. */
function AccountsPage() {
  const { data, list, filters, filter, isFiltered } = useList<Reply, typeof start>("accounts", start);
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="Of persons and companies that sign in, with their members and contract prices"
        title={title}
      />
      <ListTable
        columns={columns}
        emptyText={isFiltered ? "No account has that in it." : "There is no account yet."}
        list={list}
        rows={data?.accounts ?? []}
        search={{
          by: "Name, e-mail or organization number",
          value: filters.q,
          onChange: (q) => filter({ q }),
        }}
      />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: Users });

export default AccountsPage;
