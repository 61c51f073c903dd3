import type { Category } from "@spolverk/bff/contract";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { ListingFacets } from "../../search-service/listing-page.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { CategorySidebar } from "./category-sidebar.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { usePendingSearch } from "./use-pending-search.ts";

type ListingSidebarProps = {
  categories: readonly Category[];
  /** Null while the search service is down, because only that service counts products by filter. */
  facets: ListingFacets | null;
  splat: string;
  search: ListingSearch;
};

/** The categories and filters beside a listing, on wide screens. */
export function ListingSidebar({ categories, facets, splat, search }: ListingSidebarProps) {
  const { t } = useTranslation();
  return (
    <div className="pt-2 max-lg:hidden">
      <CategorySidebar categories={categories} splat={splat} />
      {facets && (
        <section aria-labelledby="filters" className="mt-8 border-t border-line pt-6">
          <h2 className="mb-5 text-lg" id="filters">
            {t("filter.title")}
          </h2>
          <SidebarFilters facets={facets} search={search} splat={splat} />
        </section>
      )}
    </div>
  );
}

type SidebarFiltersProps = Pick<ListingSidebarProps, "splat" | "search"> & { facets: ListingFacets };

/**
 * A component of its own, so that state that changes after hydration rerenders only the filters, not the whole sidebar.
 */
function SidebarFilters({ facets, splat, search }: SidebarFiltersProps) {
  const wanted = usePendingSearch(search);
  // While the sidebar is hidden, its filters render after those of the drawer, which the shopper sees.
  const isShown = useMediaQuery("(min-width: 64rem)");
  const later = useDeferredValue(wanted);
  return <FilterPanel facets={facets} id="sidebar" search={isShown ? wanted : later} splat={splat} />;
}
