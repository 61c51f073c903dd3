import type { Currency } from "@spolverk/domain";
import type { RouterContext } from "../site/router-context.ts";

/** What every search of a page is bound to, beside the shopper's words. */
export type SearchScope = Pick<RouterContext["shop"], "language"> & {
  /** The site's target: each environment finds its own records. */
  environment: string;
  /** A gift card of another currency is not sold. */
  currency: Currency;
};

export function toSearchScope({ language, site, settings }: RouterContext["shop"]): SearchScope {
  return { language, environment: site.target, currency: settings.currency };
}

/** The records a shopper may find, in the search service's filter language [7.20], [7.21]. */
export function toScopeFilters(
  { language, environment, currency }: SearchScope,
  listed: "active" | "published",
): string {
  const filters = `language:${language} AND environment:"${environment}" AND ${listed}:true`;
  return listed === "active" ? `${filters} AND currencies:${currency}` : filters;
}
