import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/privacy")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "legal", order: 4, label: "privacy" }],
    legalPage: "privacy",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "privacy"),
  head: ({ match }) => toContentPageHead(match.context, "privacy"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="privacy" />,
});
