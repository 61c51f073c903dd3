import { useRouterState } from "@tanstack/react-router";
import { type ListingSearch, readListingSearch } from "../../search-service/listing-search.ts";

/**
 * The search parameters of the pending navigation, or of the page without one. By them the filters show a choice at
 * once, and the next choice adds to it, even while the products are still loading.
 *
 * @param shown the parameters of the rendered listing
 */
export function usePendingSearch(shown: ListingSearch): ListingSearch {
  const pending = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname ? readListingSearch(location.search) : null,
    structuralSharing: true,
  });
  return pending ?? shown;
}
