import { createFileRoute, notFound } from "@tanstack/react-router";
import { AccountLayout } from "../pages/account/account-layout.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account")({
  staticData: { disallow: true, isPrivate: true, fixedHeader: true, raisedMenu: true },
  beforeLoad: ({ context }) => {
    if (context.shop.signIn === null) throw notFound();
  },
  head: ({ match }) => toFixedHead(match.context, "account", null, true),
  component: AccountLayout,
});
