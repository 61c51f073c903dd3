import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/accessibility")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "legal", order: 6, label: "accessibility" }],
    legalPage: "accessibility",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "accessibility"),
  head: ({ match }) => toContentPageHead(match.context, "accessibility"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="accessibility" />,
});
