import { defineRouteConfig } from "@medusajs/admin-sdk";
import { DocumentText } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { listAwaiting } from "../../../approvals/list-awaiting.ts";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../../../admin-parts/list-table.tsx";
import type { ReplyOf } from "../../../../../admin-parts/reply-of.ts";
import { useList } from "../../../../../admin-parts/use-list.ts";

type Reply = ReplyOf<typeof listAwaiting>;

const title = "Invoices to approve";
const start = {};

const toTime = (time: string | null) => time !== null && new Date(time).toLocaleString();

const columns: ListColumn<Reply["orders"][number]>[] = [
  {
    header: "Order",
    cell: ({ order_id, display_id }) => (
      <Link className="text-ui-fg-interactive" to={`/orders/${order_id}`}>
        #{display_id}
      </Link>
    ),
  },
  {
    header: "Company",
    cell: ({ company, organization_key, email }) =>
      `${company} (${organization_key ?? "no number"}), ${email}`,
  },
  {
    header: "To pay",
    cell: ({ to_pay, currency_code }) =>
      new Intl.NumberFormat("en", { style: "currency", currency: currency_code.toUpperCase() }).format(
        to_pay,
      ),
  },
  { header: "Placed", cell: ({ created_at }) => toTime(created_at) },
  { header: "Decide by", cell: ({ decide_by }) => toTime(decide_by) },
];

/** Lists the invoice orders that need approval before they are shipped. */
function InvoiceApprovalsPage() {
  const { data, list } = useList<Reply>("invoice-approvals", start);
  return (
    <Container className="divide-y p-0">
      <ListHead
        hint="First orders of companies above the limit of the settings. Their stock is reserved until they are decided, or cancelled after a day."
        title={data === undefined ? title : `${title} (${data.count})`}
      />
      <ListTable
        columns={columns}
        emptyText="No order awaits approval."
        list={list}
        rows={(data?.orders ?? []).map((order) => ({ ...order, id: order.order_id }))}
      />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: DocumentText });

export default InvoiceApprovalsPage;
