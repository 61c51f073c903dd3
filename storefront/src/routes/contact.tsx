import { createFileRoute } from "@tanstack/react-router";
import { loadEnquiryPage } from "../pages/content/content-page-route.ts";
import { EnquiryPage } from "../pages/content/enquiry-page.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/contact")({
  staticData: {
    texts: ["enquiry", "pages"],
    footer: [{ group: "support", order: 3, label: "contact" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadEnquiryPage(context, "contact"),
  head: ({ match }) => toContentPageHead(match.context, "contact"),
  component: () => <EnquiryPage name="contact" />,
});
