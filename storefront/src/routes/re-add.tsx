import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";

export const Route = createFileRoute("/re-add")({
  staticData: {
    texts: ["pages"],
    header: { order: 1, label: "reAdd" },
    footer: [{ group: "support", order: 4, label: "reAdd" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "re-add"),
  head: ({ match }) => toContentPageHead(match.context, "re-add"),
  component: () => <ContentPage action="ask" name="re-add" />,
});
