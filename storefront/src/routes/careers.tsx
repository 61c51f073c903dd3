import { createFileRoute } from "@tanstack/react-router";
import { loadEnquiryPage } from "../pages/content/content-page-route.ts";
import { EnquiryPage } from "../pages/content/enquiry-page.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/careers")({
  staticData: {
    texts: ["enquiry", "pages"],
    footer: [{ group: "about", order: 4, label: "careers" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadEnquiryPage(context, "careers"),
  head: ({ match }) => toContentPageHead(match.context, "careers"),
  component: () => <EnquiryPage name="careers" />,
});
