import { createFileRoute, notFound } from "@tanstack/react-router";
import { categoriesAtQuery, shopQuery } from "../api/queries.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import { shopShortcuts } from "../entities/catalogue/shop-shortcuts.ts";
import { ShopPage } from "../pages/shop/shop-page.tsx";
import { toCategoryTrail } from "../pages/shop/to-category-trail.ts";
import { toListingQuery } from "../pages/shop/to-listing-query.ts";
import { readListingSearch } from "../search-service/listing-search.ts";

/** Loaded in parallel with the data, so that the head adds no request of its own. */
const loadHead = () => loadChunk(() => import("./-heads/shop.$.ts"));

export const Route = createFileRoute("/shop/$")({
  staticData: {
    meta: "shop",
    texts: ["filter"],
    footer: [
      { group: "shop", order: 1, label: "allProducts" },
      ...shopShortcuts.map(({ label, search }) => ({ group: "shop", order: 4, label, search }) as const),
    ],
    hasSlugs: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: readListingSearch,
  // The current listing stays visible while the filtered listing loads.
  pendingMs: 2000,
  // Unknown parameters, which the router passes on, must not get into a cached page.
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: async ({ context, params, deps }) => {
    const { queryClient, api } = context;
    const [categories, shop] = await Promise.all([
      queryClient.ensureQueryData(categoriesAtQuery(api, params._splat ?? "")),
      queryClient.ensureQueryData(shopQuery(api)),
      loadHead(),
    ]);
    if (!toCategoryTrail(categories, params._splat ?? "")) throw notFound();
    const query = toListingQuery(context, shop, params._splat ?? "", deps);
    const { pages } = await queryClient.ensureInfiniteQueryData(query);
    // The address names a page beyond the last one.
    if (deps.page !== undefined && pages[0]?.items.length === 0) throw notFound();
  },
  head: async ({ match, params: { _splat: splat = "" } }) => {
    const { toListingHead } = await loadHead();
    return toListingHead(match.context, splat, match.search);
  },
  component: ShopRoute,
});

function ShopRoute() {
  const { _splat: splat = "" } = Route.useParams();
  return <ShopPage search={readListingSearch(Route.useSearch())} splat={splat} />;
}
