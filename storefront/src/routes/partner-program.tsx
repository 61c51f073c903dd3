import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";

export const Route = createFileRoute("/partner-program")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "b2b", order: 2, label: "partnerProgram" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "partner-program"),
  head: ({ match }) => toContentPageHead(match.context, "partner-program"),
  component: () => <ContentPage action="ask" name="partner-program" />,
});
