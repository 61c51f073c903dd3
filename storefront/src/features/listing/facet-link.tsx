import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ListingSearch } from "../../search-service/listing-search.ts";

type FacetLinkProps = {
  splat: string;
  /** The listing's parameters with this choice toggled. */
  search: ListingSearch;
  isChosen: boolean;
  className: string;
  label?: string;
  children: ReactNode;
};

/**
 * A choice of a filter. It is a link, so that every listing has an address and works without JavaScript; nofollow keeps
 * search engines from crawling all combinations.
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
