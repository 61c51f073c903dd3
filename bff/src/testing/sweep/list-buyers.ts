import { readCarriers, type Site } from "@spolverk/content";
import { currencies, type Currency } from "@spolverk/domain";
import { type BuyerKind, buyerKinds } from "./buyers.ts";

export type SweptBuyer = {
  /** Country of delivery and of the bill, ISO 3166-1 alpha-2. */
  country: string;
  kind: BuyerKind;
  site: Site;
  currency: Currency;
  /** Selects among the offered payment methods, so that consecutive buyers pay differently. */
  turn: number;
};

/** The sites whose carriers deliver to each country (ISO 3166-1 alpha-2). */
export function listDeliveringSites(sites: readonly Site[]): Map<string, Site[]> {
  const carriers = readCarriers();
  const countriesOf = (site: Site) =>
    carriers
      .filter(({ id }) => site.carriers.includes(id))
      .flatMap(({ services }) => services)
      .flatMap(({ zones }) => zones)
      .flatMap(({ countries }) => countries);
  const countries = [...new Set(sites.flatMap(countriesOf))].toSorted();
  return new Map(
    countries.map((country) => [country, sites.filter((site) => countriesOf(site).includes(country))]),
  );
}

/**
 * Both kinds of buyers in every country: on each delivering site in its own currency, and in every other currency on
 * one of these sites.
 */
export function listBuyers(sites: readonly Site[]): SweptBuyer[] {
  return [...listDeliveringSites(sites)].flatMap(([country, delivering], place) => {
    const own = delivering.map((site) => ({ site, currency: site.currency }));
    const others = currencies
      .filter((currency) => own.every((one) => one.currency !== currency))
      .map((currency, at) => ({ site: delivering[at % delivering.length] as Site, currency }));
    return buyerKinds.flatMap((kind, ofKind) =>
      [...own, ...others].map((one, at) => ({ country, kind, ...one, turn: place + ofKind + at })),
    );
  });
}
