import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Label, StatusBadge, Text, Textarea } from "@medusajs/ui";
import { useState } from "react";
import { type Approval, useApproval } from "../use-approvals.ts";

const states = {
  not_needed: { text: "Not needed", color: "grey" },
  awaiting: { text: "Awaits approval", color: "orange" },
  approved: { text: "Approved", color: "green" },
  refused: { text: "Refused", color: "red" },
  expired: { text: "Not decided in time", color: "red" },
} as const;

const toTime = (time: string) => new Date(time).toLocaleString();

/** Shows on an invoice order's page whether it may be shipped, with the decision for a first order. */
function OrderApprovalWidget({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { approval, loadError, decide, isBusy } = useApproval(order.id);
  if (loadError !== null) return <Text className="text-ui-fg-error">{loadError.message}</Text>;
  if (approval === null || approval.state === "not_needed") return null;
  const { text, color } = states[approval.state];
  return (
    <Container className="flex flex-col gap-y-3 px-6 py-4">
      <div className="flex items-center justify-between">
        <Heading level="h2">Approval of the invoice</Heading>
        <StatusBadge color={color}>{text}</StatusBadge>
      </div>
      {approval.state === "awaiting" ? (
        <Undecided approval={approval} isBusy={isBusy} onDecide={decide} />
      ) : (
        <Decided approval={approval} />
      )}
    </Container>
  );
}

type UndecidedProps = {
  approval: Approval;
  isBusy: boolean;
  onDecide: ReturnType<typeof useApproval>["decide"];
};

function Undecided({ approval, isBusy, onDecide }: UndecidedProps) {
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState("");
  return (
    <>
      <Text className="text-ui-fg-subtle" size="small">
        The company ({approval.organization_key ?? "no number"}) has paid no invoice yet, and this order takes
        its open invoices above the limit of the settings. Nothing can be sent before it is approved.
        {approval.decide_by !== null &&
          ` Without a decision the order is cancelled on ${toTime(approval.decide_by)}.`}
      </Text>
      <Text size="small">Open, this order included: {toOpenText(approval.orders)}</Text>
      {isRefusing ? (
        <form
          className="flex flex-col gap-y-2"
          onSubmit={(event) => {
            event.preventDefault();
            onDecide({ decision: "refuse", reason });
          }}
        >
          <Label htmlFor="refusal-reason" size="small">
            Reason, for other merchandisers
          </Label>
          <Textarea
            id="refusal-reason"
            maxLength={500}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex gap-x-2">
            <Button isLoading={isBusy} size="small" type="submit" variant="danger">
              Refuse and cancel the order
            </Button>
            <Button disabled={isBusy} onClick={() => setRefusing(false)} size="small" variant="secondary">
              Back
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex gap-x-2">
          <Button isLoading={isBusy} onClick={() => onDecide({ decision: "approve" })} size="small">
            Approve
          </Button>
          <Button disabled={isBusy} onClick={() => setRefusing(true)} size="small" variant="secondary">
            Refuse …
          </Button>
        </div>
      )}
    </>
  );
}

function Decided({ approval: { decided_at, decided_by, reason } }: { approval: Approval }) {
  return (
    <Text className="text-ui-fg-subtle whitespace-pre-line" size="small">
      {decided_at === null ? "The order was cancelled without a decision." : toTime(decided_at)}
      {decided_by !== null && ` by ${decided_by}`}
      {reason !== null && `\n${reason}`}
    </Text>
  );
}

function toOpenText(orders: Approval["orders"]): string {
  const open = new Map<string, number>();
  for (const { currency, invoicedMinor, paidMinor } of orders) {
    open.set(currency, (open.get(currency) ?? 0) + Math.max(0, invoicedMinor - paidMinor));
  }
  return [...open]
    .map(([currency, minor]) =>
      new Intl.NumberFormat("en", { style: "currency", currency }).format(minor / 100),
    )
    .join(" + ");
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
export default OrderApprovalWidget;
