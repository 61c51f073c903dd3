import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { categoriesAtQuery } from "../../api/queries.ts";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";
import { findShopShortcut } from "../../entities/catalogue/shop-shortcuts.ts";
import { ListingSidebar } from "../../features/listing/listing-sidebar.tsx";
import { ListingView } from "../../features/listing/listing-view.tsx";
import { useListing } from "../../features/listing/use-listing.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { toCategoryTrail } from "./to-category-trail.ts";

/** The products of a category, or of a search within the shop [2.4]. */
export function ShopPage({ splat, search }: { splat: string; search: ListingSearch }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: categories } = useSuspenseQuery(categoriesAtQuery(api, splat));
  const listing = useListing(splat, search);
  const trail = toCategoryTrail(categories, splat) ?? [];
  const here = trail.at(-1);
  const subcategories = here ? here.children : categories;
  const shortcut = findShopShortcut(search);
  const all = shortcut ? t(`nav.${shortcut}`) : t("listing.all");
  const title = search.query ? t("listing.searchFor", { query: search.query }) : (here?.name ?? all);
  return (
    <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:gap-10 xl:gap-14">
      <ListingSidebar categories={categories} facets={listing.facets} search={search} splat={splat} />
      <div className="min-w-0 lg:col-start-2">
        {trail.length > 0 && (
          <Breadcrumbs
            crumbs={trail.map(({ path, name }) => ({ path: toPathSegment(path), name }))}
            label={t("nav.breadcrumb")}
            shopLabel={t("nav.shop")}
          />
        )}
        <div className="mt-2 mb-5 flex flex-wrap items-baseline gap-x-4">
          <h1 className="title-page">{title}</h1>
          <output className="text-soft">{t("listing.count", { count: listing.total })}</output>
        </div>
        {subcategories.length > 0 && !search.query && (
          <nav aria-label={t("listing.categories")} className="-mx-4 mb-3 overflow-x-auto px-4 lg:hidden">
            <ul className="flex gap-2 py-1">
              {subcategories.map((category) => (
                <li key={category.id}>
                  <Link
                    className="chip border-transparent bg-sunken"
                    params={{ _splat: toPathSegment(category.path) }}
                    to="/shop/$"
                  >
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ListingView categories={categories} listing={listing} search={search} splat={splat} />
      </div>
    </div>
  );
}
