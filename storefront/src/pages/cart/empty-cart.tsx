import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { listingQuery } from "../../api/queries.ts";
import { ProductRail } from "../../entities/catalogue/product-rail.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";

const suggested = { sort: "bestSellers", toggle: "inStock", pageSize: 6 } as const;

/** An empty cart with suggestions. */
export function EmptyCart() {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: best } = useQuery(listingQuery(api, suggested));
  return (
    <>
      <div className="rounded-card bg-sunken px-6 py-16 text-center">
        <Icon className="mx-auto size-12 text-soft" name="cart" />
        <h2 className="title-section mt-4">{t("cart.empty")}</h2>
        <p className="mx-auto mt-2 max-w-md text-soft">{t("cart.emptyHint")}</p>
        <Link className={`${buttonClass("primary")} mt-6`} params={{ _splat: "" }} to="/shop/$">
          {t("cart.toShop")}
        </Link>
      </div>
      {best && best.items.length > 0 && (
        <div className="mt-12">
          <ProductRail
            allLabel={t("listing.showAll")}
            id="suggestions"
            items={best.items}
            search={{ sort: "bestSellers" }}
            title={t("listing.bestSellers")}
          />
        </div>
      )}
    </>
  );
}
