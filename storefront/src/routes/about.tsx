import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/about")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "about", order: 1, label: "about" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "about"),
  head: ({ match }) => toContentPageHead(match.context, "about"),
  component: () => <ContentPage end={<PageAction kind="shop" />} name="about" />,
});
