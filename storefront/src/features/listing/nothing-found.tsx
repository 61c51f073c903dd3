import type { Category } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";
import { noFilters } from "../../search-service/listing-filters.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { changeFilters } from "./change-filters.ts";
import { FacetLink } from "./facet-link.tsx";

type NothingFoundProps = {
  splat: string;
  search: ListingSearch;
  isFiltered: boolean;
  /** Shorter queries that have results. */
  suggestions: readonly string[];
  categories: readonly Category[];
};

/** Replaces an empty listing or search result [8.33] and suggests other searches and categories. */
export function NothingFound({ splat, search, isFiltered, suggestions, categories }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-14 text-center">
      <Icon className="mx-auto size-10 text-soft" name="search" />
      <h2 className="title-section mt-4">{t("listing.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">
        {t(search.query ? "search.emptyHint" : "listing.emptyHint")}
      </p>
      {suggestions.length > 0 && (
        <div className="mt-6">
          <h3 className="text-sm font-semibold">{t("search.tryInstead")}</h3>
          <Choices choices={suggestions.map((query) => ({ name: query, splat: "", search: { query } }))} />
        </div>
      )}
      {search.query && (
        <div className="mt-6">
          <h3 className="text-sm font-semibold">{t("listing.categories")}</h3>
          <Choices
            choices={categories.map(({ name, path }) => ({ name, splat: toPathSegment(path), search: {} }))}
          />
        </div>
      )}
      <p className="mt-8">
        {isFiltered ? (
          <FacetLink
            className={buttonClass("primary")}
            isChosen={false}
            search={changeFilters(search, noFilters)}
            splat={splat}
          >
            {t("filter.clear")}
          </FacetLink>
        ) : (
          <Link className={buttonClass("primary")} params={{ _splat: "" }} to="/shop/$">
            {t("listing.reset")}
          </Link>
        )}
      </p>
      {search.query && (
        <p className="mt-3">
          <Link className={buttonClass("quiet")} hash="suggestion" to="/contact">
            {t("search.suggest")}
          </Link>
        </p>
      )}
    </div>
  );
}

type Choice = { name: string; splat: string; search: ListingSearch };

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className="mt-2 flex flex-wrap justify-center gap-2">
      {choices.map(({ name, splat, search }) => (
        <li key={name}>
          <Link
            className={`${buttonClass("outline", "small")} min-h-11 bg-surface`}
            params={{ _splat: splat }}
            preload={false}
            search={search}
            to="/shop/$"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
