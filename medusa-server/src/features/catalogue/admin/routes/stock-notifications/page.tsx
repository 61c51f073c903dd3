import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BellAlert } from "@medusajs/icons";
import { Container, Heading, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminRequest } from "../../../../../admin-parts/admin-request.ts";
import { pageSize } from "../../../../../admin-parts/page-size.ts";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { PageTurner } from "../../../../../admin-parts/page-turner.tsx";

type StockNotification = {
  id: string;
  email: string;
  language: string;
  asked_at: string;
  /** Null while the address has not said yes. */
  confirmed_at: string | null;
  variant_id: string;
  sku: string | null;
  product_id: string | null;
  product_title: string | null;
};
type Reply = { count: number; stock_notifications: StockNotification[] };

const title = "Stock notifications";

/** Who wants to hear when something is back in stock. */
function StockNotificationsPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const path = `stock-notifications?limit=${pageSize}&offset=${pageIndex * pageSize}`;
  const { data, error } = useQuery({
    queryKey: ["spolverk", path],
    queryFn: () => adminRequest<Reply>(path),
    placeholderData: (previous) => previous,
  });
  if (data === undefined) return <FormPlaceholder title={title} error={error} />;
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h1">{title}</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Addresses that were left on the page of a product that is out of stock
        </Text>
      </div>
      {data.count === 0 ? (
        <Text className="text-ui-fg-subtle px-6 py-10 text-center">Nobody is waiting for anything.</Text>
      ) : (
        <NotificationTable data={data} pageIndex={pageIndex} onPage={setPageIndex} />
      )}
    </Container>
  );
}

type NotificationTableProps = { data: Reply; pageIndex: number; onPage: (pageIndex: number) => void };

function NotificationTable({ data, pageIndex, onPage }: NotificationTableProps) {
  return (
    <>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Product</Table.HeaderCell>
            <Table.HeaderCell>SKU</Table.HeaderCell>
            <Table.HeaderCell>Email</Table.HeaderCell>
            <Table.HeaderCell>Language</Table.HeaderCell>
            <Table.HeaderCell>Asked</Table.HeaderCell>
            <Table.HeaderCell>Confirmed</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.stock_notifications.map((row) => (
            <Table.Row key={row.id}>
              <Table.Cell>{row.product_title ?? "Deleted"}</Table.Cell>
              <Table.Cell>
                {row.product_id === null ? (
                  row.variant_id
                ) : (
                  <Link to={`/products/${row.product_id}/variants/${row.variant_id}`}>{row.sku}</Link>
                )}
              </Table.Cell>
              <Table.Cell>{row.email}</Table.Cell>
              <Table.Cell>{row.language}</Table.Cell>
              <Table.Cell>{new Date(row.asked_at).toLocaleString()}</Table.Cell>
              <Table.Cell>
                {row.confirmed_at === null ? "Not yet" : new Date(row.confirmed_at).toLocaleString()}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <PageTurner count={data.count} onPage={onPage} pageIndex={pageIndex} />
    </>
  );
}

export const config = defineRouteConfig({ label: title, icon: BellAlert });

export default StockNotificationsPage;
