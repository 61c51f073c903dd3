import { createFileRoute, notFound } from "@tanstack/react-router";
import { CallbackPage } from "../pages/sign-in/callback-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account_/callback")({
  staticData: {
    meta: "login",
    texts: ["sign-in"],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  beforeLoad: ({ context }) => {
    if (context.shop.signIn === null) throw notFound();
  },
  head: ({ match }) => toFixedHead(match.context, "login", null, true),
  component: CallbackPage,
});
