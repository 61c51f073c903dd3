import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/shipping")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "support", order: 5, label: "shipping" }],
    legalPage: "shipping",
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "shipping"),
  head: ({ match }) => toContentPageHead(match.context, "shipping"),
  component: () => <ContentPage end={<PageAction kind="ask" />} name="shipping" />,
});
