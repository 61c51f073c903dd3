import { defineRouteConfig } from "@medusajs/admin-sdk";
import { DocumentText } from "@medusajs/icons";
import { Container, Heading, Table, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { pageSize } from "../../../../../admin-parts/page-size.ts";
import { useAwaitingOrders } from "../../use-approvals.ts";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { PageTurner } from "../../../../../admin-parts/page-turner.tsx";

const title = "Invoices to approve";

/** The orders by invoice that need approval before they are sent. */
function InvoiceApprovalsPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const { data, error } = useAwaitingOrders({ offset: pageIndex * pageSize, limit: pageSize });
  if (data === undefined) return <FormPlaceholder title={title} error={error} />;
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h1">
          {title} ({data.count})
        </Heading>
        <Text className="text-ui-fg-subtle" size="small">
          First orders of companies above the limit of the settings. Their stock is reserved until they are
          decided, or cancelled after a day.
        </Text>
      </div>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Order</Table.HeaderCell>
            <Table.HeaderCell>Company</Table.HeaderCell>
            <Table.HeaderCell>To pay</Table.HeaderCell>
            <Table.HeaderCell>Placed</Table.HeaderCell>
            <Table.HeaderCell>Decide by</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.orders.map((order) => (
            <Table.Row key={order.order_id}>
              <Table.Cell>
                <Link className="text-ui-fg-interactive" to={`/orders/${order.order_id}`}>
                  #{order.display_id}
                </Link>
              </Table.Cell>
              <Table.Cell>
                {order.company} ({order.organization_key ?? "no number"}), {order.email}
              </Table.Cell>
              <Table.Cell>
                {new Intl.NumberFormat("en", {
                  style: "currency",
                  currency: order.currency_code.toUpperCase(),
                }).format(order.to_pay)}
              </Table.Cell>
              <Table.Cell>{new Date(order.created_at).toLocaleString()}</Table.Cell>
              <Table.Cell>{new Date(order.decide_by).toLocaleString()}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <PageTurner count={data.count} onPage={setPageIndex} pageIndex={pageIndex} />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: DocumentText });

export default InvoiceApprovalsPage;
