import { infiniteQueryOptions } from "@tanstack/react-query";
import { toCard } from "../api/card.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import type { RouterContext } from "../site/router-context.ts";
import type { ListingPage } from "./listing-page.ts";
import type { ListingTerms } from "./listing-terms.ts";
import { SearchError } from "./search-error.ts";
import { toSearchScope } from "./search-scope.ts";
import { toCatalogueChoice } from "./to-catalogue-choice.ts";

type SearchContext = Pick<RouterContext, "api" | "report" | "shop">;

/**
 * Later pages come from the source of the first page, because search service and catalogue order products differently.
 * The source is null for the first page, which may come from either.
 */
type PageParam = { page: number; source: "search" | "catalogue" | null };

const minuteMs = 60_000;
const retrySearchAfterMs = 5000;

/**
 * A listing, page by page from `firstPage` on. The query keeps all loaded pages, so that returning from a product shows
 * them all [2.56]. While the search service is down, the pages come from the catalogue, which cannot filter [8.8].
 */
export function listingPagesQuery(context: SearchContext, terms: ListingTerms, firstPage: number) {
  const first: PageParam = { page: firstPage, source: null };
  return infiniteQueryOptions({
    queryKey: ["listing-pages", terms, firstPage],
    queryFn: ({ pageParam }) => findPage(context, terms, pageParam),
    initialPageParam: first,
    getNextPageParam: ({ page, pages, facets }): PageParam | null =>
      page < pages ? { page: page + 1, source: facets ? "search" : "catalogue" } : null,
    staleTime: ({ state }) =>
      state.data?.pages.some(({ isSearchDown }) => isSearchDown) ? retrySearchAfterMs : minuteMs,
    retry: false,
  });
}

async function findPage(
  context: SearchContext,
  terms: ListingTerms,
  { page, source }: PageParam,
): Promise<ListingPage> {
  const { shop } = context;
  if (!shop.search) return findInCatalogue(context, terms, page, false);
  if (source === "catalogue") return findInCatalogue(context, terms, page, true);
  try {
    // Loaded on demand: the chunk contains the search service's client, which a server-rendered page does not need at
    // first.
    const { searchListing } = await loadChunk(() => import("./search-service.ts"));
    const options = { settings: shop.search, scope: toSearchScope(shop), today: shop.today, page };
    return await searchListing(terms, options);
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    context.report("search error", error);
    if (source === "search") throw error;
    return findInCatalogue(context, terms, page, true);
  }
}

async function findInCatalogue(
  { api }: SearchContext,
  terms: ListingTerms,
  page: number,
  isSearchDown: boolean,
): Promise<ListingPage> {
  const reply = await api("GET /catalog/products", { query: { ...toCatalogueChoice(terms), page } });
  return {
    items: reply.items.map(toCard),
    total: reply.total,
    page: reply.page,
    pages: Math.ceil(reply.total / reply.pageSize),
    facets: null,
    suggestions: [],
    isSearchDown,
  };
}
