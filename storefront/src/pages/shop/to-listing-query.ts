import { listingPagesQuery } from "../../search-service/listing-pages-query.ts";
import { readListingSearch } from "../../search-service/listing-search.ts";
import { toListingTerms, toPriceView } from "../../search-service/listing-terms.ts";
import type { RouterContext } from "../../site/router-context.ts";

type Shop = Parameters<typeof toPriceView>[1];

export function toListingQuery(
  context: RouterContext,
  shop: Shop,
  splat: string,
  search: Record<string, unknown>,
) {
  const known = readListingSearch(search);
  const view = toPriceView(context.shop.settings, shop, context.shop.site);
  return listingPagesQuery(context, toListingTerms(splat, known, view), known.page ?? 1);
}
