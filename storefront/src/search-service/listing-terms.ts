import type { SearchSort, Shop } from "@spolverk/bff/contract";
import { type Agreement, type Currency, toVatRate } from "@spolverk/domain";
import type { ShopSettings } from "../site/shop-context.ts";
import { type ListingFilters, readFilters } from "./listing-filters.ts";
import type { ListingSearch } from "./listing-search.ts";
import type { PriceTerms } from "./to-price-filters.ts";

/** What a listing contains and in which order, whichever of its pages is shown. */
export type ListingTerms = {
  /** Category ids from the root, joined by ">"; empty for all products. */
  category: string;
  query: string;
  sort: SearchSort;
  filters: ListingFilters;
  currency: Currency;
  /** The price range of the filters, in prices as the shopper sees them. */
  price: PriceTerms | null;
};

/** How the shopper sees prices: `vatRate` is the VAT included, in percent; `agreements` are the account's. */
export type PriceView = { currency: Currency; vatRate: number; agreements: readonly Agreement[] };

/** The terms of an address [2.4] for a shopper with this price view. */
export function toListingTerms(splat: string, search: ListingSearch, view: PriceView): ListingTerms {
  const filters = readFilters(search);
  const toMinorUnits = (major: number | null) => (major === null ? null : major * 100);
  const range = filters.price && {
    from: toMinorUnits(filters.price.from),
    to: toMinorUnits(filters.price.to),
  };
  return {
    category: splat.replaceAll("/", ">"),
    query: search.query ?? "",
    sort: search.sort ?? "relevance",
    filters,
    currency: view.currency,
    price: range && { range, vatRate: view.vatRate, agreements: view.agreements },
  };
}

/**
 * How a shopper with these settings sees prices on a site. The agreements are those of the account; without any, list
 * prices apply.
 */
export function toPriceView(
  { currency, showWithVat }: Pick<ShopSettings, "currency" | "showWithVat">,
  { vatRates }: Pick<Shop, "vatRates">,
  { vatCountry }: { vatCountry: string },
  agreements: readonly Agreement[] = [],
): PriceView {
  return {
    currency,
    agreements,
    vatRate: showWithVat ? toVatRate(vatRates, { country: vatCountry, zip: null }) : 0,
  };
}
