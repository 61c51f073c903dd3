import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { listingPagesQuery } from "../../search-service/listing-pages-query.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { toListingTerms } from "../../search-service/listing-terms.ts";
import { usePriceView } from "./use-price-view.ts";

/** The loaded pages of a listing. */
export function useListing(splat: string, search: ListingSearch) {
  const context = useRouteContext({ from: "__root__" });
  // Deferred: after a change of currency the current listing stays visible until the new one is loaded.
  const view = useDeferredValue(usePriceView());
  const query = listingPagesQuery(context, toListingTerms(splat, search, view), search.page ?? 1);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(query);
  const [first] = data.pages;
  return {
    items: data.pages.flatMap(({ items }) => items),
    total: first?.total ?? 0,
    facets: first?.facets ?? null,
    suggestions: first?.suggestions ?? [],
    isSearchDown: data.pages.some(({ isSearchDown }) => isSearchDown),
    nextPage: hasNextPage ? (data.pages.at(-1)?.page ?? 0) + 1 : null,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => fetchNextPage({ throwOnError: true }),
  };
}
