import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";

export const Route = createFileRoute("/affiliate")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "b2b", order: 5, label: "affiliate" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "affiliate"),
  head: ({ match }) => toContentPageHead(match.context, "affiliate"),
  component: () => <ContentPage action="ask" name="affiliate" />,
});
