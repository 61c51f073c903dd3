import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowPath } from "@medusajs/icons";
import { Button, Container, Heading, StatusBadge, Table, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { ConsumerName } from "../../../consumer-kinds.ts";
import type { JournalKind } from "../../../../journal/modules/journal/event-kinds.ts";
import { pageSize } from "../../../../../admin-parts/page-size.ts";
import { type BackgroundTask, useBackgroundTasks } from "../../use-background-tasks.ts";
import { FormPlaceholder } from "../../../../../admin-parts/form-section.tsx";
import { PageTurner } from "../../../../../admin-parts/page-turner.tsx";

const title = "Background tasks";

const taskNames: Readonly<Record<ConsumerName, string>> = {
  "order-mails": "Mail about an order",
  "club-mails": "Mail about points",
  "take-back-mails": "Mail about a take-back",
  "enquiry-mails": "Mail about an enquiry",
  "withdrawal-mails": "Receipt of a withdrawal",
  "credit-notes": "Credit note",
  "gift-cards": "Gift cards",
  points: "Club points",
  "pay-back": "Pay back a cancelled order",
};
const eventNames: Readonly<Record<JournalKind, string>> = {
  order_placed: "Order placed",
  order_approved: "Order approved",
  order_cancelled: "Order cancelled",
  payment_captured: "Money taken",
  payment_refunded: "Money refunded",
  order_shipped: "Order shipped",
  invoice_issued: "Invoice or receipt issued",
  gift_card_issued: "Gift card issued",
  gift_card_given_back: "Money back on a gift card",
  points_moved: "Points moved",
  take_back_moved: "Take-back changed",
  enquiry_received: "Enquiry received",
  enquiry_changed: "Enquiry changed",
  withdrawal_received: "Withdrawal received",
};

/** What follows orders by itself and has not succeeded yet. */
function BackgroundTasksPage() {
  const [pageIndex, setPageIndex] = useState(0);
  const { data, loadError, tryAgain, dismiss, isBusy } = useBackgroundTasks({
    offset: pageIndex * pageSize,
    limit: pageSize,
  });
  if (data === undefined) return <FormPlaceholder title={title} error={loadError} />;
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h1">{title}</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          {data.count === 0
            ? "Nothing has failed: all that follows orders by itself is done or on its way."
            : "What follows orders by itself and has failed. It is tried again for a week, and then waits for you."}
        </Text>
      </div>
      {data.count > 0 && (
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>Task</Table.HeaderCell>
              <Table.HeaderCell>Event</Table.HeaderCell>
              <Table.HeaderCell>Order</Table.HeaderCell>
              <Table.HeaderCell>State</Table.HeaderCell>
              <Table.HeaderCell>Attempts</Table.HeaderCell>
              <Table.HeaderCell>Next attempt</Table.HeaderCell>
              <Table.HeaderCell>
                <span className="sr-only">Action</span>
              </Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {data.deliveries.map((task) => (
              <TaskRow isBusy={isBusy} key={task.id} onDismiss={dismiss} onTryAgain={tryAgain} task={task} />
            ))}
          </Table.Body>
        </Table>
      )}
      <PageTurner count={data.count} onPage={setPageIndex} pageIndex={pageIndex} />
    </Container>
  );
}

type TaskRowProps = {
  task: BackgroundTask;
  isBusy: boolean;
  onTryAgain: (id: string) => void;
  onDismiss: (id: string) => void;
};

function TaskRow({ task, isBusy, onTryAgain, onDismiss }: TaskRowProps) {
  const { id, consumer, kind, order_id, state, attempts, next_attempt_at, last_error, created_at } = task;
  const name = taskNames[consumer];
  return (
    <Table.Row>
      <Table.Cell>{name}</Table.Cell>
      <Table.Cell>
        {eventNames[kind]}, {new Date(created_at).toLocaleString()}
      </Table.Cell>
      <Table.Cell>{order_id && <Link to={`/orders/${order_id}`}>Open</Link>}</Table.Cell>
      <Table.Cell className="py-2">
        <StatusBadge color={state === "failed" ? "red" : "orange"}>
          {state === "failed" ? "given up" : "retrying"}
        </StatusBadge>
        <Text className="max-w-80 break-words whitespace-normal text-ui-fg-error" size="xsmall">
          {last_error}
        </Text>
      </Table.Cell>
      <Table.Cell>{attempts}</Table.Cell>
      <Table.Cell>{state === "failed" ? "" : new Date(next_attempt_at).toLocaleString()}</Table.Cell>
      <Table.Cell>
        <div className="flex gap-x-2 whitespace-nowrap">
          <Button
            aria-label={`Try again: ${name}`}
            disabled={isBusy}
            onClick={() => onTryAgain(id)}
            size="small"
            variant="secondary"
          >
            Try again
          </Button>
          <Button
            aria-label={`Dealt with: ${name}`}
            disabled={isBusy}
            onClick={() => onDismiss(id)}
            size="small"
            variant="transparent"
          >
            Dealt with
          </Button>
        </div>
      </Table.Cell>
    </Table.Row>
  );
}

export const config = defineRouteConfig({ label: title, icon: ArrowPath });

export default BackgroundTasksPage;
