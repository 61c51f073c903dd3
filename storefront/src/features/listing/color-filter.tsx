import { useTranslation } from "../../i18n/use-translation.ts";
import { type ColorFamily, colorFamilies, isColorFamily } from "../catalogue/color-families.ts";
import type { ListingSearch } from "../catalogue/listing-search.ts";
import type { FacetValue } from "../search/listing-page.ts";
import { changeFilters, flip } from "./change-filters.ts";
import { FacetLink } from "./facet-link.tsx";

type ColorFilterProps = {
  values: readonly FacetValue[];
  chosen: readonly ColorFamily[];
  search: ListingSearch;
  splat: string;
};

/** Families of colours as swatches, each with its name for those who do not see it. */
export function ColorFilter({ values, chosen, search, splat }: ColorFilterProps) {
  const { t } = useTranslation();
  return values.map(({ value, count }) => {
    if (!isColorFamily(value)) return null;
    const name = t(`filter.colors.${value}`);
    return (
      <li key={value}>
        <FacetLink
          className="group grid size-11 place-items-center rounded-full"
          isChosen={chosen.includes(value)}
          label={`${name}, ${t("filter.variants", { count })}`}
          search={changeFilters(search, { colors: flip(chosen, value) })}
          splat={splat}
        >
          <span
            className="size-8 rounded-full border border-strong/60 outline-2 outline-offset-2 outline-transparent group-hover:outline-line group-aria-[current]:outline-accent"
            style={{ background: colorFamilies[value] }}
            title={name}
          />
        </FacetLink>
      </li>
    );
  });
}
