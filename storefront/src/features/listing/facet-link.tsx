import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ListingSearch } from "../../search-service/listing-search.ts";

type FacetLinkProps = {
  splat: string;
  /** The listing with this choice made, or taken back. */
  search: ListingSearch;
  isChosen: boolean;
  className: string;
  label?: string;
  children: ReactNode;
};

/**
 * A choice of a filter. A link, so that every listing has an address and works before any script has run; search
 * engines are not to follow all their combinations.
 */
export function FacetLink({ splat, search, isChosen, className, label, children }: FacetLinkProps) {
  return (
    <Link
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isChosen ? "true" : undefined}
      aria-label={label}
      className={className}
      params={{ _splat: splat }}
      preload={false}
      rel="nofollow"
      resetScroll={false}
      search={search}
      to="/shop/$"
    >
      <>{children}</>
    </Link>
  );
}
