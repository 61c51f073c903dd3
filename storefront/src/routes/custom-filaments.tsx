import { createFileRoute } from "@tanstack/react-router";
import { loadEnquiryPage } from "../pages/content/content-page-route.ts";
import { EnquiryPage } from "../pages/content/enquiry-page.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/custom-filaments")({
  staticData: {
    texts: ["enquiry", "pages"],
    footer: [{ group: "b2b", order: 3, label: "customFilaments" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadEnquiryPage(context, "custom-filaments"),
  head: ({ match }) => toContentPageHead(match.context, "custom-filaments"),
  component: () => <EnquiryPage name="custom-filaments" />,
});
