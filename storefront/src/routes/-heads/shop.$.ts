import { categoriesAtQuery, shopQuery } from "../../api/queries.ts";
import { toBreadcrumbList } from "../../entities/catalogue/to-breadcrumb-list.ts";
import { toCategoryTrail } from "../../pages/shop/to-category-trail.ts";
import { toListingQuery } from "../../pages/shop/to-listing-query.ts";
import { countFilters, readFilters } from "../../search-service/listing-filters.ts";
import { readListingSearch, toListingAddress } from "../../search-service/listing-search.ts";
import { toPageHead } from "../../site/page-head.ts";
import type { RouterContext } from "../../site/router-context.ts";

/** The head of a listing, which decides which of its addresses is indexable [2.57], [6.9]. */
export function toListingHead(context: RouterContext, splat: string, search: Record<string, unknown>) {
  const { queryClient, api, i18n } = context;
  const categories = queryClient.getQueryData(categoriesAtQuery(api, splat).queryKey);
  const shop = queryClient.getQueryData(shopQuery(api).queryKey);
  const trail = categories && toCategoryTrail(categories, splat);
  const listing = shop && queryClient.getQueryData(toListingQuery(context, shop, splat, search).queryKey);
  if (!trail || !listing) return {};
  const { page, query } = readListingSearch(search);
  const isFiltered = countFilters(readFilters(search)) > 0;
  const category = trail.at(-1)?.name ?? i18n.t("meta.shop.title");
  const name = query ? i18n.t("search.resultsFor", { query }) : category;
  const head = toPageHead({
    context,
    title: page ? `${name}, ${i18n.t("listing.page", { page })}` : name,
    description:
      trail.length > 0
        ? i18n.t("meta.shopCategory.description", { category, count: listing.pages[0]?.total ?? 0 })
        : i18n.t("meta.shop.description"),
    // A sorted or filtered listing shows the same products: only the plain listing is indexable, page by page.
    address: toListingAddress(splat, page),
    disallow: query !== undefined || isFiltered,
  });
  // A filtered listing is not indexable, and has the plain listing as its canonical address.
  const plain = { rel: "canonical", href: `${context.shop.site.origin}${toListingAddress(splat)}` };
  return {
    ...head,
    meta: [...head.meta, toBreadcrumbList(context, trail)],
    links: isFiltered && query === undefined ? [plain] : head.links,
  };
}
