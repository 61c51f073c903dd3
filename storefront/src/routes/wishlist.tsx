import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { shopQuery } from "../api/queries.ts";
import { WishListView } from "../pages/wish-list/wish-list-view.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/wishlist")({
  staticData: {
    meta: "wishList",
    texts: ["cart"],
    footer: { group: "shop", order: 8, label: "wishList" },
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

function WishListPage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { data: shop } = useSuspenseQuery(shopQuery(api));
  return (
    <>
      <h1 className="title-page mb-5">{t("wishList.title")}</h1>
      <WishListView shop={shop} />
    </>
  );
}
