import type { RouterContext } from "../site/router-context.ts";

/** What every search of a page is bound to, beside the shopper's words. */
export type SearchScope = Pick<RouterContext["shop"], "language"> & {
  /** The site's target: each environment finds its own records. */
  environment: string;
};

export function toSearchScope({ language, site }: RouterContext["shop"]): SearchScope {
  return { language, environment: site.target };
}

/** The records a shopper may find, in the search service's filter language [7.20], [7.21]. */
export function toScopeFilters(
  { language, environment }: SearchScope,
  listed: "active" | "published",
): string {
  return `language:${language} AND environment:"${environment}" AND ${listed}:true`;
}
