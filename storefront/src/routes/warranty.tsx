import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/warranty")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "support", order: 7, label: "warranty" }],
    legalPage: "warranty",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "warranty"),
  head: ({ match }) => toContentPageHead(match.context, "warranty"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="warranty" />,
});
