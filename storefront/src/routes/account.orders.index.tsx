import { createFileRoute } from "@tanstack/react-router";
import { OrdersPage } from "../pages/orders/orders-page.tsx";
import { readOrdersSearch } from "../pages/orders/orders-search.ts";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account/orders/")({
  staticData: {
    meta: "orders",
    texts: ["account"],
    footer: [{ group: "account", order: 2, label: "orders" }],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: readOrdersSearch,
  head: ({ match }) => toFixedHead(match.context, "orders", null, true),
  component: OrdersRoute,
});

function OrdersRoute() {
  return <OrdersPage search={readOrdersSearch(Route.useSearch())} />;
}
