import { createFileRoute } from "@tanstack/react-router";
import { NewsletterLinkPage } from "../pages/newsletter/newsletter-link-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/newsletter/unsubscribe")({
  staticData: {
    meta: "newsletterUnsubscribe",
    texts: ["newsletter"],
    disallow: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "newsletterUnsubscribe", null, true),
  component: () => <NewsletterLinkPage action="unsubscribe" />,
});
