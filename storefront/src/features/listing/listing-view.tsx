import type { Category } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ProductGrid } from "../../entities/catalogue/product-grid.tsx";
import { countFilters, readFilters } from "../../search-service/listing-filters.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Notice } from "../../ui/notice.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { ListingControls } from "./listing-controls.tsx";
import { LoadMore } from "./load-more.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { useListing } from "./use-listing.ts";
import { usePendingSearch } from "./use-pending-search.ts";

type ListingViewProps = {
  listing: ReturnType<typeof useListing>;
  splat: string;
  search: ListingSearch;
  /** Offered as alternatives when nothing is found. */
  categories: readonly Category[];
};

/** The products of a listing with its filters, sorting and paging. */
export function ListingView({ listing, splat, search, categories }: ListingViewProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);
  const { items, total, facets } = listing;
  const firstPage = search.page ?? 1;
  const wanted = usePendingSearch(search);

  // Index of the first product of the page being loaded. Once rendered, this product takes the focus, because the
  // pressed link may be gone.
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || items.length <= awaited.current) return;
    const links = grid.current?.querySelectorAll<HTMLElement>("h2 a");
    links?.[awaited.current]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [items.length]);
  const loadMore = () => {
    awaited.current = items.length;
    return listing.loadMore();
  };
  return (
    <>
      <ListingControls facets={facets} search={wanted} splat={splat} total={total} />
      {facets && <ChosenFilters search={wanted} splat={splat} />}
      {listing.isSearchDown && (
        <div className="mt-4">
          <Notice look="warning">{t("filter.unavailable")}</Notice>
        </div>
      )}
      {firstPage > 1 && (
        <div className="mt-5 text-center">
          <Link
            className={buttonClass("outline")}
            params={{ _splat: splat }}
            preload={false}
            rel="prev"
            search={toPage(search, firstPage - 1)}
            to="/shop/$"
          >
            {t("listing.previous")}
          </Link>
        </div>
      )}
      <div className="mt-5" ref={grid}>
        {items.length === 0 ? (
          <NothingFound
            categories={categories}
            isFiltered={countFilters(readFilters(search)) > 0}
            search={search}
            splat={splat}
            suggestions={listing.suggestions}
          />
        ) : (
          <ProductGrid
            className="md:grid-cols-3 2xl:grid-cols-4"
            eagerCount={3}
            headingLevel={2}
            items={items}
          />
        )}
      </div>
      {items.length > 0 && (
        <LoadMore
          isLoading={listing.isLoadingMore}
          nextPage={listing.nextPage}
          onLoad={loadMore}
          search={search}
          shown={items.length}
          splat={splat}
          total={total}
        />
      )}
    </>
  );
}

function toPage(search: ListingSearch, page: number): ListingSearch {
  const { page: _page, ...rest } = search;
  return page > 1 ? { ...rest, page } : rest;
}
