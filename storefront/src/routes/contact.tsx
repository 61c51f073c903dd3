import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";

export const Route = createFileRoute("/contact")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "support", order: 3, label: "contact" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "contact"),
  head: ({ match }) => toContentPageHead(match.context, "contact"),
  component: () => <ContentPage action="write" name="contact" />,
});
