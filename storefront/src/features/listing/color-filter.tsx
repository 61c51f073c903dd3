import { colorFamilies, type ColorFamily } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import type { FacetValue } from "../../search-service/listing-page.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { changeFilters, flip } from "./change-filters.ts";
import { colorSwatches } from "./color-swatches.ts";
import { FacetLink } from "./facet-link.tsx";

type ColorFilterProps = {
  values: readonly FacetValue[];
  chosen: readonly ColorFamily[];
  search: ListingSearch;
  splat: string;
};

/** Color families as swatches, each with its name for screen readers. */
export function ColorFilter({ values, chosen, search, splat }: ColorFilterProps) {
  const { t } = useTranslation();
  return colorFamilies.map((family) => {
    const value = values.find((known) => known.value === family);
    if (!value) return null;
    const name = t(`filter.colors.${family}`);
    return (
      <li key={family}>
        <FacetLink
          className="swatch-link"
          isChosen={chosen.includes(family)}
          label={`${name}, ${t("filter.variants", { count: value.count })}`}
          search={changeFilters(search, { colors: flip(chosen, family) })}
          splat={splat}
        >
          <span style={{ background: colorSwatches[family] }} title={name} />
        </FacetLink>
      </li>
    );
  });
}
