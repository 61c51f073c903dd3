import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CreditCard } from "@medusajs/icons";
import { Container, Heading, Table, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { pageSize } from "../../../../../admin-parts/page-size.ts";
import { type PaymentCheck, usePaymentChecks } from "../../use-payment-checks.ts";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { OpenPaymentChecks } from "../../open-payment-checks.tsx";
import { PageTurner } from "../../../../../admin-parts/page-turner.tsx";

const title = "Payment checks";

const actions: Record<PaymentCheck["action"], string> = {
  order_made: "Order made",
  captured: "Money taken",
  cancelled: "Payment cancelled",
  refunded: "Money given back",
  needs_attention: "Needs attention",
};

const nameAction = ({ action, closed_at }: PaymentCheck) =>
  action === "needs_attention" && closed_at !== null ? "Needed attention" : actions[action];

/** What the shop did by itself about unfinished payments, and what it could not settle. */
function PaymentChecksPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const page = { open: false, offset: pageIndex * pageSize, limit: pageSize };
  const { data, error } = usePaymentChecks(page);
  if (data === undefined) return <FormPlaceholder title={title} error={error} />;
  return (
    <>
      <OpenPaymentChecks />
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
            {data.payment_checks.map((check) => (
              <Table.Row key={check.id}>
                <Table.Cell>{new Date(check.created_at).toLocaleString()}</Table.Cell>
                <Table.Cell>{nameAction(check)}</Table.Cell>
                <Table.Cell className="max-w-80 break-words whitespace-normal">{check.reason}</Table.Cell>
                <Table.Cell>
                  {check.order_id && <Link to={`/orders/${check.order_id}`}>Open</Link>}
                </Table.Cell>
                <Table.Cell>{check.checkout_id}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
        <PageTurner count={data.count} onPage={setPageIndex} pageIndex={pageIndex} />
      </Container>
    </>
  );
}

export const config = defineRouteConfig({ label: title, icon: CreditCard });

export default PaymentChecksPage;
