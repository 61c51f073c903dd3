import { createFileRoute } from "@tanstack/react-router";
import { shopQuery } from "../api/queries.ts";
import { CartPage } from "../pages/cart/cart-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/cart")({
  staticData: {
    meta: "cart",
    texts: ["cart"],
    tab: { order: 5, label: "cart", icon: "cart" },
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(shopQuery(api));
  },
  head: ({ match }) => toFixedHead(match.context, "cart", null, true),
  component: CartPage,
});
