import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { categoriesQuery, shopQuery } from "../api/queries.ts";
import { CategoryTiles } from "../entities/catalogue/category-tiles.tsx";
import { readQuery } from "../search-service/listing-search.ts";
import { SearchForm } from "../features/search/search-form.tsx";
import { FoundArticles } from "../pages/search/found-articles.tsx";
import { foundArticlesQuery } from "../search-service/found-articles-query.ts";
import { FoundProducts } from "../pages/search/found-products.tsx";
import { listingPagesQuery } from "../search-service/listing-pages-query.ts";
import { toListingTerms, toPriceView } from "../search-service/listing-terms.ts";
import { toFixedHead } from "../site/page-head.ts";

function readSearch(search: Record<string, unknown>): { query?: string } {
  const query = readQuery(search["query"]);
  return query ? { query } : {};
}

export const Route = createFileRoute("/search")({
  staticData: {
    meta: "search",
    texts: ["filter"],
    tab: { order: 3, label: "search", icon: "search" },
    footer: { group: "shop", order: 3, label: "search" },
    disallow: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context, deps: { query } }) => {
    const { queryClient, api } = context;
    const [shop] = await Promise.all([
      queryClient.ensureQueryData(shopQuery(api)),
      queryClient.ensureQueryData(categoriesQuery(api)),
    ]);
    if (!query) return;
    const view = toPriceView(context.shop.settings, shop, context.shop.site);
    await Promise.all([
      queryClient.ensureInfiniteQueryData(listingPagesQuery(context, toListingTerms("", { query }, view), 1)),
      queryClient.ensureQueryData(foundArticlesQuery(context, query)),
    ]);
  },
  head: ({ match }) => toFixedHead(match.context, "search", null, true),
  component: SearchPage,
});

function SearchPage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { query } = readSearch(Route.useSearch());
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  return (
    <>
      <h1 className="title-page mb-4">{query ? t("search.resultsFor", { query }) : t("search.title")}</h1>
      <SearchForm className="mb-8 max-w-2xl" defaultQuery={query ?? ""} id="search" />
      {query ? (
        <div className="grid gap-12">
          <FoundProducts categories={categories} query={query} />
          <FoundArticles query={query} />
        </div>
      ) : (
        <>
          <p className="mb-8 text-lg text-soft">{t("search.intro")}</p>
          <CategoryTiles categories={categories} title={t("listing.byCategory")} />
        </>
      )}
    </>
  );
}
