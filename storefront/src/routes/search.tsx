import { createFileRoute } from "@tanstack/react-router";
import { categoriesAtQuery, shopQuery } from "../api/queries.ts";
import { SearchPage } from "../pages/search/search-page.tsx";
import { foundArticlesQuery } from "../search-service/found-articles-query.ts";
import { listingPagesQuery } from "../search-service/listing-pages-query.ts";
import { readQuery } from "../search-service/listing-search.ts";
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
    footer: [{ group: "shop", order: 3, label: "search" }],
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
      queryClient.ensureQueryData(categoriesAtQuery(api, "")),
    ]);
    if (!query) return;
    const view = toPriceView(context.shop.settings, shop, context.shop.site);
    await Promise.all([
      queryClient.ensureInfiniteQueryData(listingPagesQuery(context, toListingTerms("", { query }, view), 1)),
      queryClient.ensureQueryData(foundArticlesQuery(context, query)),
    ]);
  },
  head: ({ match }) => toFixedHead(match.context, "search", null, true),
  component: SearchRoute,
});

function SearchRoute() {
  const { query } = readSearch(Route.useSearch());
  return <SearchPage query={query} />;
}
