import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/sustainability")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "about", order: 2, label: "sustainability" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "sustainability"),
  head: ({ match }) => toContentPageHead(match.context, "sustainability"),
  component: () => <ContentPage end={<PageAction kind="shop" />} name="sustainability" />,
});
