import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/rnd")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "about", order: 3, label: "rnd" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "rnd"),
  head: ({ match }) => toContentPageHead(match.context, "rnd"),
  component: () => <ContentPage end={<PageAction kind="learn" />} name="rnd" />,
});
