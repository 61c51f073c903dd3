import { createFileRoute } from "@tanstack/react-router";
import { shopQuery } from "../api/queries.ts";
import { WishListPage } from "../pages/wish-list/wish-list-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/wishlist")({
  staticData: {
    meta: "wishList",
    texts: ["cart"],
    footer: [
      { group: "shop", order: 8, label: "wishList" },
      { group: "account", order: 4, label: "wishList" },
    ],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(shopQuery(api));
  },
  head: ({ match }) => toFixedHead(match.context, "wishList", null, true),
  component: WishListPage,
});
