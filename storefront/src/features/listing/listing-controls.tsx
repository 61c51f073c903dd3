import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";
import { loadChunk } from "../../browser/chunk-failure.ts";
import { countFilters, productToggles, readFilters } from "../../search-service/listing-filters.ts";
import type { ListingFacets } from "../../search-service/listing-page.ts";
import { type ListingSearch, offeredSorts } from "../../search-service/listing-search.ts";
import { Icon } from "../../ui/icon.tsx";
import { useIsHydrated } from "../../browser/use-is-hydrated.ts";
import { changeFilters, flip } from "./change-filters.ts";
import { FacetLink } from "./facet-link.tsx";

const FilterDrawer = lazy(() => loadChunk(() => import("./filter-drawer.tsx")));

type ListingControlsProps = {
  splat: string;
  search: ListingSearch;
  facets: ListingFacets | null;
  total: number;
};

/** Toggles, filters and sorting of a listing [2.4]. Each choice returns to the first page. */
export function ListingControls({ splat, search, facets, total }: ListingControlsProps) {
  const { t } = useTranslation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const filters = readFilters(search);
  const chosenCount = countFilters(filters);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav
        aria-label={t("listing.filter")}
        className="-mx-4 overflow-x-auto px-4 max-sm:w-screen sm:mx-0 sm:px-0"
      >
        <ul className="flex gap-2 py-1">
          {productToggles.map((toggle) => (
            <li key={toggle}>
              <FacetLink
                className="chip"
                isChosen={filters.toggles.includes(toggle)}
                search={changeFilters(search, {
                  // While the search service is down, the catalogue is the fallback, and it supports only one toggle at
                  // a time.
                  toggles: facets ? flip(filters.toggles, toggle) : flip(filters.toggles, toggle).slice(-1),
                })}
                splat={splat}
              >
                {t(`listing.toggles.${toggle}`)}
                {facets && (
                  <>
                    <span aria-hidden="true" className="font-normal opacity-80">
                      {facets.toggles[toggle]}
                    </span>
                    <span className="sr-only">{t("listing.count", { count: facets.toggles[toggle] })}</span>
                  </>
                )}
              </FacetLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex grow flex-wrap items-center justify-between gap-3 sm:grow-0">
        {facets && (
          <button
            aria-haspopup="dialog"
            className="chip lg:hidden"
            onClick={() => setDrawerOpen(true)}
            type="button"
          >
            <Icon className="size-5" name="settings" />
            <Changing>
              {chosenCount > 0 ? t("filter.openChosen", { count: chosenCount }) : t("filter.title")}
            </Changing>
          </button>
        )}
        <SortField search={search} splat={splat} />
      </div>
      <Suspense>
        {isDrawerOpen && facets && (
          <FilterDrawer
            facets={facets}
            onClose={() => setDrawerOpen(false)}
            search={search}
            splat={splat}
            total={total}
          />
        )}
      </Suspense>
    </div>
  );
}

function SortField({ search, splat }: { search: ListingSearch; splat: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // The field is disabled until hydration, which would reset an earlier choice.
  const isHydrated = useIsHydrated();
  return (
    <label className="relative flex items-center gap-2 text-sm font-semibold" htmlFor="listing-sort">
      <span className="max-sm:sr-only">{t("listing.sort")}</span>
      <select
        className="h-11 appearance-none rounded-full border border-line bg-surface pr-10 pl-4 font-semibold hover:border-strong"
        disabled={!isHydrated}
        id="listing-sort"
        onChange={(event) => {
          const { page: _page, sort: _sort, ...rest } = search;
          const sort = offeredSorts.find((known) => known === event.target.value);
          void navigate({
            to: "/shop/$",
            params: { _splat: splat },
            search: sort && sort !== "relevance" ? { ...rest, sort } : rest,
            resetScroll: false,
          });
        }}
        value={search.sort ?? "relevance"}
      >
        {offeredSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`listing.sorts.${sort}`)}
          </option>
        ))}
      </select>
      <Icon className="pointer-events-none absolute right-3.5 size-4 text-soft" name="chevronDown" />
    </label>
  );
}
