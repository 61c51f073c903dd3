import { Button, Container, Heading, Table, Text, usePrompt } from "@medusajs/ui";
import { formatPrice } from "@spolverk/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { pageSize } from "../../../admin-parts/page-size.ts";
import { usePaymentCheckActions, usePaymentChecks } from "./use-payment-checks.ts";
import { paymentMethodNames } from "../../orders/admin/list-order-facts.ts";
import { PageTurner } from "../../../admin-parts/page-turner.tsx";

/** The payments that the shop could not settle by itself; nothing while there is none. */
export function OpenPaymentChecks() {
  const [pageIndex, setPageIndex] = useState(0);
  const { data } = usePaymentChecks({ open: true, offset: pageIndex * pageSize, limit: pageSize });
  const { isBusy, retry, close } = usePaymentCheckActions();
  const prompt = usePrompt();
  if (data === undefined || data.count === 0) return null;
  const confirmClose = async (id: string) => {
    const isSure = await prompt({
      title: "Mark as dealt with?",
      description: "The shop does not try to take the money of this order any more.",
      confirmText: "Dealt with",
      cancelText: "Back",
    });
    if (isSure) close(id);
  };
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Needs attention ({data.count})</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Payments that failed several times in a row. The shop tries them again, less and less often.
        </Text>
      </div>
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>Since</Table.HeaderCell>
            <Table.HeaderCell>Order</Table.HeaderCell>
            <Table.HeaderCell>Amount</Table.HeaderCell>
            <Table.HeaderCell>Paid by</Table.HeaderCell>
            <Table.HeaderCell>Last error</Table.HeaderCell>
            <Table.HeaderCell>Attempts</Table.HeaderCell>
            <Table.HeaderCell>Next attempt</Table.HeaderCell>
            <Table.HeaderCell>
              <span className="sr-only">Action</span>
            </Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.payment_checks.map((check) => (
            <Table.Row key={check.id}>
              <Table.Cell>{new Date(check.created_at).toLocaleString()}</Table.Cell>
              <Table.Cell>
                {check.order_id === null ? "None yet" : <Link to={`/orders/${check.order_id}`}>Open</Link>}
              </Table.Cell>
              <Table.Cell>
                {check.amount_minor !== null && formatPrice(check.amount_minor, check.currency, true)}
              </Table.Cell>
              <Table.Cell>
                {check.payment_method !== null && paymentMethodNames[check.payment_method]}
              </Table.Cell>
              <Table.Cell className="max-w-80 break-words whitespace-normal">{check.reason}</Table.Cell>
              <Table.Cell>{check.failed_checks}</Table.Cell>
              <Table.Cell>
                {check.next_check_at !== null && new Date(check.next_check_at).toLocaleString()}
              </Table.Cell>
              <Table.Cell>
                <div className="flex gap-x-2">
                  <Button disabled={isBusy} onClick={() => retry(check.id)} size="small" variant="secondary">
                    Try again
                  </Button>
                  <Button
                    disabled={isBusy}
                    onClick={() => void confirmClose(check.id)}
                    size="small"
                    variant="secondary"
                  >
                    Dealt with
                  </Button>
                </div>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      <PageTurner count={data.count} onPage={setPageIndex} pageIndex={pageIndex} />
    </Container>
  );
}
