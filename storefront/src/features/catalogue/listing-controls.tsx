import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { type ListingSearch, offeredSorts, productToggles } from "./listing-search.ts";

const chip =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap hover:border-strong aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-ink";

/** Which products of the category, and in what order [2.4]. A choice starts again at the first page. */
export function ListingControls({ splat, search }: { splat: string; search: ListingSearch }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const withToggle = (toggle: ListingSearch["toggle"]): ListingSearch => {
    const { page: _page, toggle: _toggle, ...rest } = search;
    return toggle ? { ...rest, toggle } : rest;
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t("listing.filter")} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex gap-2 py-1">
          {[undefined, ...productToggles].map((toggle) => (
            <li key={toggle ?? "all"}>
              <Link
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={search.toggle === toggle ? "true" : undefined}
                className={chip}
                params={{ _splat: splat }}
                resetScroll={false}
                search={withToggle(toggle)}
                to="/shop/$"
              >
                {t(`listing.toggles.${toggle ?? "all"}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <label className="relative flex items-center gap-2 text-sm font-semibold" htmlFor="listing-sort">
        {t("listing.sort")}
        <select
          className="h-11 appearance-none rounded-full border border-line bg-surface pr-10 pl-4 font-semibold hover:border-strong"
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
    </div>
  );
}
