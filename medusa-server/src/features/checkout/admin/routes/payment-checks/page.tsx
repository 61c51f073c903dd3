import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CreditCard } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../../../admin-parts/list-table.tsx";
import { useList } from "../../../../../admin-parts/use-list.ts";
import { OpenPaymentChecks } from "../../open-payment-checks.tsx";
import type { PaymentCheck, PaymentChecks } from "../../use-payment-checks.ts";

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

const start = {};

const columns: ListColumn<PaymentCheck>[] = [
  { header: "When", cell: ({ created_at }) => new Date(created_at).toLocaleString() },
  { header: "What was done", cell: nameAction },
  {
    header: "Why",
    cell: ({ reason }) => <div className="max-w-80 break-words">{reason}</div>,
  },
  { header: "Order", cell: ({ order_id }) => order_id && <Link to={`/orders/${order_id}`}>Open</Link> },
  { header: "Checkout", cell: ({ checkout_id }) => checkout_id },
];

/** The page of payment checks: what the shop settled by itself, and what it could not. */
function PaymentChecksPage() {
  const { data, list } = useList<PaymentChecks>("payment-checks", start);
  return (
    <>
      <OpenPaymentChecks />
      <Container className="divide-y p-0">
        <ListHead hint="What the shop did by itself about payments that were left open" title={title} />
        <ListTable
          columns={columns}
          emptyText="The shop has not had to do anything yet."
          list={list}
          rows={data?.payment_checks ?? []}
        />
      </Container>
    </>
  );
}

export const config = defineRouteConfig({ label: title, icon: CreditCard });

export default PaymentChecksPage;
