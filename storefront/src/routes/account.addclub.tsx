import { createFileRoute } from "@tanstack/react-router";
import { ClubPage } from "../pages/club/club-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account/addclub")({
  staticData: {
    meta: "club",
    texts: ["account", "club"],
    footer: [{ group: "account", order: 5, label: "club" }],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "club", null, true),
  component: ClubPage,
});
