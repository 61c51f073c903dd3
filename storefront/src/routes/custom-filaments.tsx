import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";

export const Route = createFileRoute("/custom-filaments")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "b2b", order: 3, label: "customFilaments" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "custom-filaments"),
  head: ({ match }) => toContentPageHead(match.context, "custom-filaments"),
  component: () => <ContentPage action="ask" name="custom-filaments" />,
});
