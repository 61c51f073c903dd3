import { calculateUnitPrice } from "@spolverk/domain";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PriceRange, toPriceRange } from "../../search-service/listing-filters.ts";
import { readPriceLimit } from "../../search-service/read-price-limit.ts";
import { type ListingSearch, toListingAddress } from "../../search-service/listing-search.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { useSettings } from "../../site/settings-context.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { inputClass } from "../../ui/field.tsx";
import { changeFilters } from "./change-filters.ts";
import { usePriceView } from "./use-price-view.ts";

type PriceFilterProps = {
  /** The lowest and the highest price in the listing, without VAT and in minor units. */
  bounds: { min: number; max: number } | null;
  range: PriceRange | null;
  search: ListingSearch;
  splat: string;
  id: string;
};

/**
 * Fields for the minimum and maximum price, in major units of the shopper's currency, with VAT if the shopper sees
 * prices with VAT. Without JavaScript the browser submits both fields with the other search parameters.
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
      <div className="flex items-start gap-2">
        {fields.map(({ name, value, hint }) => (
          <PriceField
            defaultValue={value === null || value === undefined ? "" : String(value)}
            id={`${id}-${name}`}
            key={name}
            label={t(`filter.${name}`)}
            name={name}
            placeholder={hint === null ? "" : String(hint)}
          />
        ))}
        <button className={`${buttonClass("secondary", "small")} mt-6 min-h-12`} type="submit">
          {t("filter.apply")}
        </button>
      </div>
    </form>
  );
}

type PriceFieldProps = { id: string; name: string; label: string; defaultValue: string; placeholder: string };

/** The field for one end of the price range. */
function PriceField({ id, label, defaultValue, ...input }: PriceFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(defaultValue);
  const problem = readPriceLimit(typed, "from") === "invalid" ? t("filter.priceInvalid") : undefined;
  // With a custom validity message the browser does not submit the form.
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.setCustomValidity(problem ?? ""), [problem]);
  return (
    <div className="min-w-0 flex-1 text-sm">
      <label className="mb-1 block text-soft" htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={problem && `${id}-error`}
        aria-invalid={problem ? true : undefined}
        className={`${inputClass} px-3`}
        defaultValue={defaultValue}
        id={id}
        inputMode="decimal"
        onInput={(event) => setTyped(event.currentTarget.value)}
        ref={ref}
        {...input}
      />
      <div aria-live="polite">
        {problem && (
          <p className="mt-1.5 font-medium text-sale" id={`${id}-error`}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
