import { createFileRoute } from "@tanstack/react-router";
import { NewsletterLinkPage } from "../pages/newsletter/newsletter-link-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/newsletter/confirm")({
  staticData: {
    meta: "newsletterConfirm",
    texts: ["newsletter"],
    disallow: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "newsletterConfirm", null, true),
  component: () => <NewsletterLinkPage action="confirm" />,
});
