import { useRouterState } from "@tanstack/react-router";
import { type ListingSearch, readListingSearch } from "../../search-service/listing-search.ts";

/**
 * What the address will say once the listing that was asked for last has come. Choices are shown as made and build on
 * each other from the press on, however long the products take.
 *
 * @param shown what the address says of the listing that is on the page
 */
export function useWantedSearch(shown: ListingSearch): ListingSearch {
  const wanted = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname ? readListingSearch(location.search) : null,
    structuralSharing: true,
  });
  return wanted ?? shown;
}
