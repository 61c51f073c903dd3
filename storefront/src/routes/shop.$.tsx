import { createFileRoute, notFound } from "@tanstack/react-router";
import { categoriesQuery, shopQuery } from "../api/queries.ts";
import { shopShortcuts } from "../entities/catalogue/shop-shortcuts.ts";
import { toBreadcrumbList } from "../entities/catalogue/to-breadcrumb-list.ts";
import { ShopPage } from "../pages/shop/shop-page.tsx";
import { toCategoryTrail } from "../pages/shop/to-category-trail.ts";
import { countFilters, readFilters } from "../search-service/listing-filters.ts";
import { listingPagesQuery } from "../search-service/listing-pages-query.ts";
import { readListingSearch, toListingAddress } from "../search-service/listing-search.ts";
import { toListingTerms, toPriceView } from "../search-service/listing-terms.ts";
import { toPageHead } from "../site/page-head.ts";
import type { RouterContext } from "../site/router-context.ts";

type Shop = Parameters<typeof toPriceView>[1];

/** The query of the listing at an address. */
function toQuery(context: RouterContext, shop: Shop, splat: string, search: Record<string, unknown>) {
  const known = readListingSearch(search);
  const view = toPriceView(context.shop.settings, shop, context.shop.site);
  return listingPagesQuery(context, toListingTerms(splat, known, view), known.page ?? 1);
}

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
  // The current listing stays while the filtered one loads.
  pendingMs: 2000,
  // The router passes unknown parameters on too, which must not get into a cached page.
  loaderDeps: ({ search }) => readListingSearch(search),
  loader: async ({ context, params, deps }) => {
    const { queryClient, api } = context;
    const [categories, shop] = await Promise.all([
      queryClient.ensureQueryData(categoriesQuery(api)),
      queryClient.ensureQueryData(shopQuery(api)),
    ]);
    if (!toCategoryTrail(categories, params._splat ?? "")) throw notFound();
    const query = toQuery(context, shop, params._splat ?? "", deps);
    const { pages } = await queryClient.ensureInfiniteQueryData(query);
    // A page past the last one.
    if (deps.page !== undefined && pages[0]?.items.length === 0) throw notFound();
  },
  head: ({ match, params }) => {
    const { context } = match;
    const { queryClient, api, i18n } = context;
    const splat = params._splat ?? "";
    const categories = queryClient.getQueryData(categoriesQuery(api).queryKey);
    const shop = queryClient.getQueryData(shopQuery(api).queryKey);
    const trail = categories && toCategoryTrail(categories, splat);
    const listing = shop && queryClient.getQueryData(toQuery(context, shop, splat, match.search).queryKey);
    if (!trail || !listing) return {};
    const { page, query } = readListingSearch(match.search);
    const isFiltered = countFilters(readFilters(match.search)) > 0;
    const category = trail.at(-1)?.name ?? i18n.t("meta.shop.title");
    const name = query ? i18n.t("search.resultsFor", { query }) : category;
    const head = toPageHead({
      context,
      title: page ? `${name}, ${i18n.t("listing.page", { page })}` : name,
      description:
        trail.length > 0
          ? i18n.t("meta.shopCategory.description", { category, count: listing.pages[0]?.total ?? 0 })
          : i18n.t("meta.shop.description"),
      // A sort or a filter shows the same products: the plain listing is the one to index, page by page.
      address: toListingAddress(splat, page),
      disallow: query !== undefined || isFiltered,
    });
    // A filtered listing is not indexed, and names the plain listing as its canonical page.
    const plain = { rel: "canonical", href: `${context.shop.site.origin}${toListingAddress(splat)}` };
    return {
      ...head,
      meta: [...head.meta, toBreadcrumbList(context, trail)],
      links: isFiltered && query === undefined ? [plain] : head.links,
    };
  },
  component: ShopRoute,
});

function ShopRoute() {
  const { _splat: splat = "" } = Route.useParams();
  return <ShopPage search={readListingSearch(Route.useSearch())} splat={splat} />;
}
