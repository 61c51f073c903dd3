import { createFileRoute, notFound } from "@tanstack/react-router";
import { toOrderSearch } from "../features/withdrawal/to-order-search.ts";
import { WithdrawalPage } from "../pages/withdrawal/withdrawal-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/withdrawal")({
  staticData: {
    meta: "withdrawal",
    texts: ["withdrawal", "enquiry"],
    footer: [{ group: "withdrawal", order: 1, label: "withdrawal" }],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: ({ order }: Record<string, unknown>) => toOrderSearch(order),
  beforeLoad: ({ context }) => {
    if (!context.shop.site.legal.withdrawalFunction) throw notFound();
  },
  head: ({ match }) => toFixedHead(match.context, "withdrawal", null, true),
  component: WithdrawalRoute,
});

function WithdrawalRoute() {
  const order = Route.useSearch().order ?? "";
  return <WithdrawalPage key={order} order={order} />;
}
