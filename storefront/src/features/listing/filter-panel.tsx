import { formatAttribute } from "@spolverk/domain";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { readFilters } from "../../search-service/listing-filters.ts";
import type { ListingFacets } from "../../search-service/listing-page.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { changeFilters, flip } from "./change-filters.ts";
import { CheckLink } from "./check-link.tsx";
import { ColorFilter } from "./color-filter.tsx";
import { PriceFilter } from "./price-filter.tsx";

type FilterPanelProps = { facets: ListingFacets; splat: string; search: ListingSearch; id: string };

/** All filters of a listing; a filter with nothing to choose is left out. */
export const FilterPanel = memo(function FilterPanel({ facets, splat, search, id }: FilterPanelProps) {
  const { t, i18n } = useTranslation();
  const filters = readFilters(search);
  const { materials, diameters, sizes } = filters;
  return (
    <div className="grid gap-7">
      {isOffered(facets.material, materials) && (
        <FilterGroup id={`${id}-material`} title={t("attribute.material")}>
          {facets.material.map(({ value, count }) => (
            <CheckLink
              count={count}
              isChosen={materials.includes(value)}
              key={value}
              name={value}
              search={changeFilters(search, { materials: flip(materials, value) })}
              splat={splat}
            />
          ))}
        </FilterGroup>
      )}
      {isOffered(facets.colorFamily, filters.colors) && (
        <FilterGroup className="grid-cols-6 gap-1" id={`${id}-color`} title={t("attribute.color")}>
          <ColorFilter chosen={filters.colors} search={search} splat={splat} values={facets.colorFamily} />
        </FilterGroup>
      )}
      {isOffered(facets.diameter, diameters) && (
        <FilterGroup id={`${id}-diameter`} title={t("attribute.diameter")}>
          {facets.diameter.map((value) => (
            <CheckLink
              isChosen={diameters.includes(Number(value))}
              key={value}
              name={formatAttribute("diameter", Number(value), i18n.language)}
              search={changeFilters(search, { diameters: flip(diameters, Number(value)) })}
              splat={splat}
            />
          ))}
        </FilterGroup>
      )}
      {isOffered(facets.size, sizes) && (
        <FilterGroup id={`${id}-size`} title={t("attribute.size")}>
          {facets.size.map((value) => (
            <CheckLink
              isChosen={sizes.includes(Number(value))}
              key={value}
              name={formatAttribute("size", Number(value), i18n.language)}
              search={changeFilters(search, { sizes: flip(sizes, Number(value)) })}
              splat={splat}
            />
          ))}
        </FilterGroup>
      )}
      {(facets.price || filters.price) && (
        <PriceFilter
          bounds={facets.price}
          id={`${id}-price`}
          key={search.price ?? ""}
          range={filters.price}
          search={search}
          splat={splat}
        />
      )}
    </div>
  );
});

function isOffered(values: readonly unknown[], chosen: readonly unknown[]): boolean {
  return values.length > 1 || chosen.length > 0;
}

type FilterGroupProps = { id: string; title: string; className?: string; children: ReactNode };

function FilterGroup({ id, title, className = "", children }: FilterGroupProps) {
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-1.5 text-sm font-semibold" id={id}>
        {title}
      </h3>
      <ul className={`grid ${className}`}>{children}</ul>
    </section>
  );
}
