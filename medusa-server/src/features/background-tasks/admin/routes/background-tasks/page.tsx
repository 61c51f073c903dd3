import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowPath } from "@medusajs/icons";
import { Button, Container, StatusBadge, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { ConsumerName } from "../../../consumer-kinds.ts";
import type { JournalKind } from "../../../../journal/modules/journal/event-kinds.ts";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../../../admin-parts/list-table.tsx";
import { type BackgroundTask, useBackgroundTasks } from "../../use-background-tasks.ts";

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

type Tasks = ReturnType<typeof useBackgroundTasks>;

const toColumns = ({ tryAgain, dismiss, isBusy }: Tasks): ListColumn<BackgroundTask>[] => [
  { header: "Task", cell: ({ consumer }) => taskNames[consumer] },
  {
    header: "Event",
    cell: ({ kind, created_at }) => `${eventNames[kind]}, ${new Date(created_at).toLocaleString()}`,
  },
  {
    header: "Order",
    cell: ({ order_id }) => order_id && <Link to={`/orders/${order_id}`}>Open</Link>,
  },
  { header: "State", cell: (task) => <State task={task} /> },
  { header: "Attempts", cell: ({ attempts }) => attempts },
  {
    header: "Next attempt",
    cell: ({ state, next_attempt_at }) =>
      state === "failed" ? "" : new Date(next_attempt_at).toLocaleString(),
  },
  {
    header: <span className="sr-only">Action</span>,
    cell: ({ id, consumer }) => (
      <div className="flex gap-x-2">
        <Button
          aria-label={`Try again: ${taskNames[consumer]}`}
          disabled={isBusy}
          onClick={() => tryAgain(id)}
          size="small"
          variant="secondary"
        >
          Try again
        </Button>
        <Button
          aria-label={`Dealt with: ${taskNames[consumer]}`}
          disabled={isBusy}
          onClick={() => dismiss(id)}
          size="small"
          variant="transparent"
        >
          Dealt with
        </Button>
      </div>
    ),
  },
];

/** The page of background tasks that have failed and await a retry. */
function BackgroundTasksPage() {
  const tasks = useBackgroundTasks();
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="What follows orders by itself and has failed. It is tried again for a week, and then waits for you."
        title={title}
      />
      <ListTable
        columns={toColumns(tasks)}
        emptyText="Nothing has failed: all that follows orders by itself is done or on its way."
        list={tasks.list}
        rows={tasks.data?.deliveries ?? []}
      />
    </Container>
  );
}

function State({ task: { state, last_error } }: { task: BackgroundTask }) {
  return (
    <div className="py-2">
      <StatusBadge color={state === "failed" ? "red" : "orange"}>
        {state === "failed" ? "given up" : "retrying"}
      </StatusBadge>
      <Text className="max-w-80 break-words text-ui-fg-error" size="xsmall">
        {last_error}
      </Text>
    </div>
  );
}

export const config = defineRouteConfig({ label: title, icon: ArrowPath });

export default BackgroundTasksPage;
