import { createFileRoute } from "@tanstack/react-router";
import { loadEnquiryPage } from "../pages/content/content-page-route.ts";
import { EnquiryPage } from "../pages/content/enquiry-page.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/end-product-use")({
  staticData: {
    texts: ["enquiry", "pages"],
    footer: [{ group: "b2b", order: 4, label: "endProductUse" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadEnquiryPage(context, "end-product-use"),
  head: ({ match }) => toContentPageHead(match.context, "end-product-use"),
  component: () => <EnquiryPage name="end-product-use" />,
});
