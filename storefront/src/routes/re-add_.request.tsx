import { createFileRoute, useLocation } from "@tanstack/react-router";
import { RequestPage } from "../pages/take-back/request-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/re-add_/request")({
  staticData: {
    meta: "takeBack",
    texts: ["take-back"],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  head: ({ match }) => toFixedHead(match.context, "takeBack", null, true),
  component: RequestRoute,
});

function RequestRoute() {
  // Browsers do not send the fragment to the server, so that its HTML has no token.
  const token = useLocation({ select: ({ hash }) => /^[\w-]{20,100}$/.exec(hash)?.[0] ?? null });
  return <RequestPage token={token} />;
}
