import { createFileRoute, useLocation } from "@tanstack/react-router";
import { InvitationPage } from "../pages/invitation/invitation-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account/invitation")({
  staticData: {
    meta: "invitation",
    texts: ["account"],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "invitation", null, true),
  component: InvitationRoute,
});

function InvitationRoute() {
  // Browsers do not send the fragment to the server, so that its HTML has no token.
  const token = useLocation({ select: ({ hash }) => /^token=([\w-]{1,64})$/.exec(hash)?.[1] ?? null });
  return <InvitationPage token={token} />;
}
