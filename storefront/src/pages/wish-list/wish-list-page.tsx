import type { Shop } from "@spolverk/bff/contract";
import { useQueries, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { shopQuery, variationQuery } from "../../api/queries.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { useWishList, useWishListState } from "../../entities/catalogue/use-wish-list.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WishListRow } from "./wish-list-row.tsx";

/** The variations on the wish list, each with a button to move it to the cart. */
export function WishListPage() {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: shop } = useSuspenseQuery(shopQuery(api));
  return (
    <>
      <h1 className="title-page mb-5">{t("wishList.title")}</h1>
      <WishList shop={shop} />
    </>
  );
}

function WishList({ shop }: { shop: Shop }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const ids = useWishList();
  const state = useWishListState();
  const pricing = usePricing();
  const results = useQueries({ queries: ids.map((id) => variationQuery(api, id)) });
  if (state === "unread") return <p className="min-h-[40vh] text-soft">{t("wishList.loading")}</p>;
  if (ids.length === 0) return <EmptyWishList />;
  return (
    <>
      {state === "visit" && (
        <div className="mb-5">
          <Notice look="info">{t("wishList.visitOnly")}</Notice>
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {ids.map((id, index) => {
          const result = results[index];
          return (
            <WishListRow
              id={id}
              key={id}
              onRetry={() => void result?.refetch()}
              pricing={pricing}
              shop={shop}
              variation={result?.isError ? "failed" : result?.data}
            />
          );
        })}
      </ul>
    </>
  );
}

function EmptyWishList() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-16 text-center">
      <Icon className="mx-auto size-12 text-soft" name="heart" />
      <h2 className="title-section mt-4">{t("wishList.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{t("wishList.emptyHint")}</p>
      <Link className={`${buttonClass("primary")} mt-6`} params={{ _splat: "" }} to="/shop/$">
        {t("cart.toShop")}
      </Link>
    </div>
  );
}
