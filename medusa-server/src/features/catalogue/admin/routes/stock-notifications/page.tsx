import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BellAlert } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { listStockNotifications } from "../../../stock-notifications/list-stock-notifications.ts";
import { ListHead } from "../../../../../admin-parts/list-head.tsx";
import { type ListColumn, ListTable } from "../../../../../admin-parts/list-table.tsx";
import type { ReplyOf } from "../../../../../admin-parts/reply-of.ts";
import { useList } from "../../../../../admin-parts/use-list.ts";

type Reply = ReplyOf<typeof listStockNotifications>;

const title = "Stock notifications";
const start = {};

const columns: ListColumn<Reply["stock_notifications"][number]>[] = [
  { header: "Product", cell: ({ product_title }) => product_title ?? "Deleted" },
  {
    header: "SKU",
    cell: ({ product_id, variant_id, sku }) =>
      product_id === null ? (
        variant_id
      ) : (
        <Link to={`/products/${product_id}/variants/${variant_id}`}>{sku}</Link>
      ),
  },
  { header: "Email", cell: ({ email }) => email },
  { header: "Language", cell: ({ language }) => language },
  { header: "Asked", cell: ({ asked_at }) => new Date(asked_at).toLocaleString() },
  {
    header: "Confirmed",
    cell: ({ confirmed_at }) => (confirmed_at === null ? "Not yet" : new Date(confirmed_at).toLocaleString()),
  },
];

/** The page of pending stock notifications. */
function StockNotificationsPage() {
  const { data, list } = useList<Reply>("stock-notifications", start);
  return (
    <Container className="divide-y p-0">
      <ListHead hint="Addresses that were left on the page of a product that is out of stock" title={title} />
      <ListTable
        columns={columns}
        emptyText="Nobody is waiting for anything."
        list={list}
        rows={data?.stock_notifications ?? []}
      />
    </Container>
  );
}

export const config = defineRouteConfig({ label: title, icon: BellAlert });

export default StockNotificationsPage;
