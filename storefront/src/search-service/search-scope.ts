import type { Currency } from "@spolverk/domain";
import type { RouterContext } from "../site/router-context.ts";

/** The restrictions that apply to every search on a page, whatever the shopper's words. */
export type SearchScope = Pick<RouterContext["shop"], "language"> & {
  /** The environment of the site. Each environment has records of its own. */
  environment: string;
  /** The shopper's currency: gift cards in another currency are not sold. */
  currency: Currency;
};

export function toSearchScope({ language, site, settings }: RouterContext["shop"]): SearchScope {
  return { language, environment: site.target, currency: settings.currency };
}

/** The filter for records that a shopper may find, in the search service's syntax [7.20], [7.21]. */
export function toScopeFilters(
  { language, environment, currency }: SearchScope,
  listed: "active" | "published",
): string {
  const filters = `language:${language} AND environment:"${environment}" AND ${listed}:true`;
  return listed === "active" ? `${filters} AND currencies:${currency}` : filters;
}
