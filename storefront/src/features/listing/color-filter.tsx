import { colorFamilies, type ColorFamily } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { changeFilters, flip } from "./change-filters.ts";
import { FacetLink } from "./facet-link.tsx";

/** CSS background of each color family's swatch. */
const colorSwatches: Readonly<Record<ColorFamily, string>> = {
  black: "#1c1f23",
  grey: "#8d9194",
  white: "#ffffff",
  natural: "#efe7d2",
  yellow: "#f2c52e",
  orange: "#ec7a2c",
  red: "#c8302f",
  pink: "#e58fb0",
  purple: "#7a4fa3",
  blue: "#2f6db5",
  green: "#3d8f56",
  brown: "#7b5236",
  multi: "conic-gradient(#c8302f, #f2c52e, #3d8f56, #2f6db5, #7a4fa3, #c8302f)",
};

type ColorFilterProps = {
  /** The color families to choose from. */
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
