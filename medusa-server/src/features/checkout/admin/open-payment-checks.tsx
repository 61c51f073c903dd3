import { Button, Container, usePrompt } from "@medusajs/ui";
import { formatPrice } from "@spolverk/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ListHead } from "../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../admin-parts/list-table.tsx";
import { useListPage } from "../../../admin-parts/use-list.ts";
import { paymentMethodNames } from "../../orders/admin/list-order-facts.ts";
import { type PaymentCheck, type PaymentChecks, usePaymentCheckActions } from "./use-payment-checks.ts";

const filters = { open: "true" };

type Actions = { isBusy: boolean; retry: (id: string) => void; close: (id: string) => void };

const toColumns = ({ isBusy, retry, close }: Actions): ListColumn<PaymentCheck>[] => [
  { header: "Since", cell: ({ created_at }) => new Date(created_at).toLocaleString() },
  {
    header: "Order",
    cell: ({ order_id }) => (order_id === null ? "None yet" : <Link to={`/orders/${order_id}`}>Open</Link>),
  },
  {
    header: "Amount",
    cell: ({ amount_minor, currency }) => amount_minor !== null && formatPrice(amount_minor, currency, true),
  },
  {
    header: "Paid by",
    cell: ({ payment_method }) => payment_method !== null && paymentMethodNames[payment_method],
  },
  {
    header: "Last error",
    cell: ({ reason }) => <div className="max-w-80 break-words">{reason}</div>,
  },
  { header: "Attempts", cell: ({ failed_checks }) => failed_checks },
  {
    header: "Next attempt",
    cell: ({ next_check_at }) => next_check_at !== null && new Date(next_check_at).toLocaleString(),
  },
  {
    header: <span className="sr-only">Action</span>,
    cell: ({ id }) => (
      <div className="flex gap-x-2">
        <Button disabled={isBusy} onClick={() => retry(id)} size="small" variant="secondary">
          Try again
        </Button>
        <Button disabled={isBusy} onClick={() => close(id)} size="small" variant="secondary">
          Dealt with
        </Button>
      </div>
    ),
  },
];

/** The payments that the shop could not settle by itself; renders nothing without any. */
export function OpenPaymentChecks() {
  const [pageIndex, turn] = useState(0);
  const { data, list } = useListPage<PaymentChecks>("payment-checks", filters, { pageIndex, turn });
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
      <ListHead
        hint="Payments that failed several times in a row. The shop tries them again, less and less often."
        level="h2"
        title={`Needs attention (${data.count})`}
      />
      <ListTable
        columns={toColumns({ isBusy, retry, close: (id) => void confirmClose(id) })}
        emptyText="This page has no more rows."
        list={list}
        rows={data.payment_checks}
      />
    </Container>
  );
}
