import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/terms")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "legal", order: 1, label: "terms" }],
    legalPage: "terms",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "terms"),
  head: ({ match }) => toContentPageHead(match.context, "terms"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="terms" />,
});
