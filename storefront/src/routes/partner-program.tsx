import { createFileRoute } from "@tanstack/react-router";
import { loadEnquiryPage } from "../pages/content/content-page-route.ts";
import { EnquiryPage } from "../pages/content/enquiry-page.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/partner-program")({
  staticData: {
    texts: ["enquiry", "pages"],
    footer: [{ group: "b2b", order: 2, label: "partnerProgram" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadEnquiryPage(context, "partner-program"),
  head: ({ match }) => toContentPageHead(match.context, "partner-program"),
  component: () => <EnquiryPage name="partner-program" />,
});
