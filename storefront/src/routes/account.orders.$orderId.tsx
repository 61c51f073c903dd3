import { createFileRoute } from "@tanstack/react-router";
import { OrderPage } from "../pages/order/order-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account/orders/$orderId")({
  staticData: {
    meta: "order",
    texts: ["account", "cart", "checkout", "withdrawal"],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "order", null, true),
  component: OrderRoute,
});

function OrderRoute() {
  const { orderId } = Route.useParams();
  // Remount for each order, so that no state of one order is shown for another.
  return <OrderPage key={orderId} orderId={orderId} />;
}
