import { createFileRoute, notFound } from "@tanstack/react-router";
import { LoginPage } from "../pages/sign-in/login-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

type LoginSearch = { redirect?: string; code?: string };

export const Route = createFileRoute("/account_/login")({
  staticData: {
    meta: "login",
    texts: ["sign-in"],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: ({ redirect, code }: Record<string, unknown>): LoginSearch => ({
    ...(typeof redirect === "string" && { redirect }),
    ...(typeof code === "string" && { code }),
  }),
  beforeLoad: ({ context }) => {
    if (context.shop.signIn === null) throw notFound();
  },
  head: ({ match }) => toFixedHead(match.context, "login", null, true),
  component: LoginRoute,
});

function LoginRoute() {
  const { redirect, code } = Route.useSearch();
  return <LoginPage code={code ?? null} redirect={redirect} />;
}
