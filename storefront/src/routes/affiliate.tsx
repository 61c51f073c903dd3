import { createFileRoute } from "@tanstack/react-router";
import { loadEnquiryPage } from "../pages/content/content-page-route.ts";
import { EnquiryPage } from "../pages/content/enquiry-page.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/affiliate")({
  staticData: {
    texts: ["enquiry", "pages"],
    footer: [{ group: "b2b", order: 5, label: "affiliate" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadEnquiryPage(context, "affiliate"),
  head: ({ match }) => toContentPageHead(match.context, "affiliate"),
  component: () => <EnquiryPage name="affiliate" />,
});
