import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Users } from "@medusajs/icons";
import { Badge, Container, Heading, Input, Table, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { pageSize } from "../../../../../admin-parts/page-size.ts";
import { type ListedAccount, useAccounts } from "../../use-accounts.ts";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { formatShopDay } from "../../../../../admin-parts/format-shop-day.ts";
import { PageTurner } from "../../../../../admin-parts/page-turner.tsx";

const title = "Accounts";

/** Whom orders and contract prices belong to. */
function AccountsPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const [text, setText] = useState("");
  const { data, error } = useAccounts({ text, offset: pageIndex * pageSize, limit: pageSize });
  if (data === undefined) return <FormPlaceholder title={title} error={error} />;
  const search = (next: string) => {
    setText(next);
    setPageIndex(0);
  };
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <div>
          <Heading level="h1">{title}</Heading>
          <Text className="text-ui-fg-subtle" size="small">
            Of persons and companies that sign in, with their members and contract prices
          </Text>
        </div>
        <div className="w-72">
          <Input
            aria-label="Search by name, e-mail or organization number"
            placeholder="Name, e-mail, organization number"
            size="small"
            type="search"
            value={text}
            onChange={(event) => search(event.target.value)}
          />
        </div>
      </div>
      {data.accounts.length === 0 ? (
        <Text className="text-ui-fg-subtle px-6 py-10 text-center">
          {text.trim() === "" ? "There is no account yet." : "No account has that in it."}
        </Text>
      ) : (
        <AccountTable accounts={data.accounts} />
      )}
      <PageTurner
        count={data.count}
        isCountExact={data.is_count_exact}
        onPage={setPageIndex}
        pageIndex={pageIndex}
      />
    </Container>
  );
}

function AccountTable({ accounts }: { accounts: readonly ListedAccount[] }) {
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Account</Table.HeaderCell>
          <Table.HeaderCell>Kind</Table.HeaderCell>
          <Table.HeaderCell>E-mail</Table.HeaderCell>
          <Table.HeaderCell>Organization number</Table.HeaderCell>
          <Table.HeaderCell>Created</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {accounts.map(({ id, kind, name, email, organization_number, created_at }) => (
          <Table.Row key={id}>
            <Table.Cell className="max-w-80 truncate">
              <Link className="text-ui-fg-interactive" to={`/accounts/${id}`}>
                {name}
              </Link>
            </Table.Cell>
            <Table.Cell>
              <Badge color={kind === "company" ? "blue" : "grey"} size="2xsmall">
                {kind}
              </Badge>
            </Table.Cell>
            <Table.Cell>{email}</Table.Cell>
            <Table.Cell>{organization_number}</Table.Cell>
            <Table.Cell>{formatShopDay(created_at)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

export const config = defineRouteConfig({ label: title, icon: Users });

export default AccountsPage;
