import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage, toContentPageHead } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";

export const Route = createFileRoute("/end-product-use")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "b2b", order: 4, label: "endProductUse" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "end-product-use"),
  head: ({ match }) => toContentPageHead(match.context, "end-product-use"),
  component: () => <ContentPage action="ask" name="end-product-use" />,
});
