import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/withdrawal-policy")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "legal", order: 2, label: "withdrawalPolicy" }],
    legalPage: "withdrawal",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "withdrawal-policy"),
  head: ({ match }) => toContentPageHead(match.context, "withdrawal-policy"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="withdrawal-policy" />,
});
