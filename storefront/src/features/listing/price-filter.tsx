import { calculateUnitPrice } from "@spolverk/domain";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { type PriceRange, toPriceRange } from "../../search-service/listing-filters.ts";
import { type ListingSearch, toListingAddress } from "../../search-service/listing-search.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { useSettings } from "../../site/settings-context.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { inputClass } from "../../ui/field.tsx";
import { changeFilters } from "./change-filters.ts";
import { usePriceView } from "./use-price-view.ts";

type PriceFilterProps = {
  /** Without VAT, minor units: what there is to choose from. */
  bounds: { min: number; max: number } | null;
  range: PriceRange | null;
  search: ListingSearch;
  splat: string;
  id: string;
};

/**
 * From and to, in whole units of the shopper's currency and as they see prices. Before any script has run the browser sends
 * the two fields beside the rest of the search.
 */
export function PriceFilter({ bounds, range, search, splat, id }: PriceFilterProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency, showWithVat } = useSettings();
  const { vatRate } = usePriceView();
  const { isTaxed } = usePricing();
  const toShown = (msrpMinor: number) =>
    calculateUnitPrice({ msrpMinor, discountPercentage: 0, vatRate }).price / 100;
  const fields = [
    { name: "from", value: range?.from, hint: bounds && Math.floor(toShown(bounds.min)) },
    { name: "to", value: range?.to, hint: bounds && Math.ceil(toShown(bounds.max)) },
  ] as const;
  return (
    <form
      action={toListingAddress(splat)}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const price = toPriceRange(form.get("from"), form.get("to"));
        void navigate({
          to: "/shop/$",
          params: { _splat: splat },
          search: changeFilters(search, { price }),
          resetScroll: false,
        });
      }}
    >
      {Object.entries(changeFilters(search, { price: null })).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <h3 className="mb-1.5 text-sm font-semibold" id={id}>
        {t("filter.price")}{" "}
        <span className="font-normal text-soft">
          {isTaxed ? `${currency}, ${t(showWithVat ? "price.withVat" : "price.withoutVat")}` : currency}
        </span>
      </h3>
      <div className="flex items-end gap-2">
        {fields.map(({ name, value, hint }) => (
          <label className="min-w-0 flex-1 text-sm" htmlFor={`${id}-${name}`} key={name}>
            <span className="mb-1 block text-soft">{t(`filter.${name}`)}</span>
            <input
              className={`${inputClass} px-3`}
              defaultValue={value ?? ""}
              id={`${id}-${name}`}
              inputMode="numeric"
              maxLength={8}
              name={name}
              pattern="[0-9]*"
              placeholder={hint === null ? "" : String(hint)}
            />
          </label>
        ))}
        <button className={`${buttonClass("secondary", "small")} min-h-12`} type="submit">
          {t("filter.apply")}
        </button>
      </div>
    </form>
  );
}
