import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CreditCard } from "@medusajs/icons";
import { Container, Heading, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminRequest } from "../../api/admin-request.ts";
import { pageSize } from "../../api/page-size.ts";
import { FormPlaceholder } from "../../components/form-section.tsx";
import { PageTurner } from "../../components/page-turner.tsx";

type PaymentCheck = {
  id: string;
  created_at: string;
  checkout_id: string;
  order_id: string | null;
  action: "order_made" | "captured" | "cancelled" | "refunded";
  reason: string;
};
type Reply = { count: number; payment_checks: PaymentCheck[] };

const title = "Payment checks";

const actions: Record<PaymentCheck["action"], string> = {
  order_made: "Order made",
  captured: "Money taken",
  cancelled: "Payment cancelled",
  refunded: "Money given back",
};

/** What the shop did by itself about unfinished payments. */
function PaymentChecksPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const path = `payment-checks?limit=${pageSize}&offset=${pageIndex * pageSize}`;
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
          What the shop did by itself about payments that were left open
        </Text>
      </div>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>When</Table.HeaderCell>
            <Table.HeaderCell>What was done</Table.HeaderCell>
            <Table.HeaderCell>Why</Table.HeaderCell>
            <Table.HeaderCell>Order</Table.HeaderCell>
            <Table.HeaderCell>Checkout</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.payment_checks.map(({ id, created_at, action, reason, order_id, checkout_id }) => (
            <Table.Row key={id}>
              <Table.Cell>{new Date(created_at).toLocaleString()}</Table.Cell>
              <Table.Cell>{actions[action]}</Table.Cell>
              <Table.Cell>{reason}</Table.Cell>
              <Table.Cell>{order_id && <Link to={`/orders/${order_id}`}>Open</Link>}</Table.Cell>
              <Table.Cell>{checkout_id}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <PageTurner count={data.count} onPage={setPageIndex} pageIndex={pageIndex} />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: CreditCard });

export default PaymentChecksPage;
