import { type Currency, formatAttribute } from "@spolverk/domain";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { noFilters, type PriceRange, readFilters } from "../../search-service/listing-filters.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { useSettings } from "../../site/settings-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { changeFilters, flip } from "./change-filters.ts";
import { FacetLink } from "./facet-link.tsx";

const chip = "inline-flex min-h-11 items-center gap-2 rounded-full text-sm font-semibold";

/** The active filters of a listing, which the shopper removes one by one or all at once. */
export function ChosenFilters({ search, splat }: { search: ListingSearch; splat: string }) {
  const { t, i18n } = useTranslation();
  const { currency } = useSettings();
  const chips = toChips(search, { currency, language: i18n.language }, t);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("filter.chosen")} className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <FacetLink
            className={`${chip} bg-accent-soft px-4 hover:bg-line`}
            isChosen={false}
            label={t("filter.remove", { name })}
            search={without}
            splat={splat}
          >
            {name}
            <Icon className="size-4" name="close" />
          </FacetLink>
        </li>
      ))}
      <li>
        <FacetLink
          className={`${chip} px-2 text-accent underline underline-offset-4 hover:bg-sunken`}
          isChosen={false}
          search={changeFilters(search, noFilters)}
          splat={splat}
        >
          {t("filter.clear")}
        </FacetLink>
      </li>
    </ul>
  );
}

type Chip = { name: string; without: ListingSearch };

/** One chip per chosen value. Toggles get none, because the toggles above the listing show which are on. */
function toChips(
  search: ListingSearch,
  { currency, language }: { currency: Currency; language: string },
  t: TFunction,
): Chip[] {
  const { materials, colors, diameters, sizes, price } = readFilters(search);
  return [
    ...materials.map((value) => ({
      name: value,
      without: changeFilters(search, { materials: flip(materials, value) }),
    })),
    ...colors.map((value) => ({
      name: t(`filter.colors.${value}`),
      without: changeFilters(search, { colors: flip(colors, value) }),
    })),
    ...diameters.map((value) => ({
      name: formatAttribute("diameter", value, language),
      without: changeFilters(search, { diameters: flip(diameters, value) }),
    })),
    ...sizes.map((value) => ({
      name: formatAttribute("size", value, language),
      without: changeFilters(search, { sizes: flip(sizes, value) }),
    })),
    ...(price
      ? [{ name: toRangeText(price, currency, t), without: changeFilters(search, { price: null }) }]
      : []),
  ];
}

function toRangeText({ from, to }: PriceRange, currency: Currency, t: TFunction): string {
  if (from === null) return t("filter.upTo", { amount: `${to} ${currency}` });
  if (to === null) return t("filter.atLeast", { amount: `${from} ${currency}` });
  return `${from}–${to} ${currency}`;
}
