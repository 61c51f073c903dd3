import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/returns")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "support", order: 6, label: "returns" }],
    legalPage: "returns",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "returns"),
  head: ({ match }) => toContentPageHead(match.context, "returns"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="returns" />,
});
