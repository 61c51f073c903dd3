import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";

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
