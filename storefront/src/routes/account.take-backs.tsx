import { createFileRoute } from "@tanstack/react-router";
import { TakeBacksPage } from "../pages/take-back/take-backs-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account/take-backs")({
  staticData: {
    meta: "takeBacks",
    texts: ["account", "take-back"],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "takeBacks", null, true),
  component: TakeBacksPage,
});
