import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/imprint")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "legal", order: 5, label: "imprint" }],
    legalPage: "imprint",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "imprint"),
  head: ({ match }) => toContentPageHead(match.context, "imprint"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="imprint" />,
});
