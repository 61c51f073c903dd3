import { createFileRoute } from "@tanstack/react-router";
import { StockNotificationPage } from "../pages/stock-notification/stock-notification-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/stock-notification")({
  staticData: {
    meta: "stockNotification",
    texts: ["product"],
    disallow: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "stockNotification", null, true),
  component: StockNotificationPage,
});
