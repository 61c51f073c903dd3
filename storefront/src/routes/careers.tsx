import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";

export const Route = createFileRoute("/careers")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "about", order: 4, label: "careers" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "careers"),
  head: ({ match }) => toContentPageHead(match.context, "careers"),
  component: () => <ContentPage action="write" name="careers" />,
});
