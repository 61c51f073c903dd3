import { colorFamilies, type ColorFamily } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { changeFilters, flip } from "./change-filters.ts";
import { colorSwatches } from "./color-swatches.ts";
import { FacetLink } from "./facet-link.tsx";

type ColorFilterProps = {
  /** Color families. */
  values: readonly string[];
  chosen: readonly ColorFamily[];
  search: ListingSearch;
  splat: string;
};

/** Color families as swatches, each with its name for screen readers. */
export function ColorFilter({ values, chosen, search, splat }: ColorFilterProps) {
  const { t } = useTranslation();
  return colorFamilies.map((family) => {
    if (!values.includes(family)) return null;
    const name = t(`filter.colors.${family}`);
    return (
      <li key={family}>
        <FacetLink
          className="swatch-link"
          isChosen={chosen.includes(family)}
          label={name}
          search={changeFilters(search, { colors: flip(chosen, family) })}
          splat={splat}
        >
          <span style={{ background: colorSwatches[family] }} title={name} />
        </FacetLink>
      </li>
    );
  });
}
