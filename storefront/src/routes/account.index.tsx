import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "../pages/account/overview-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account/")({
  staticData: {
    meta: "account",
    texts: ["account"],
    tab: { order: 4, label: "account", icon: "account" },
    footer: [{ group: "account", order: 1, label: "account" }],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "account", null, true),
  component: OverviewPage,
});
