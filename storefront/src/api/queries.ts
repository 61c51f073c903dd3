import { type ApiClient, ApiError, type productSorts, type productToggles } from "@spolverk/bff/contract";
import type { ArticleType, Currency } from "@spolverk/domain";
import { queryOptions } from "@tanstack/react-query";
import { toCard, toShownProduct } from "./card.ts";
import { toCardArticle } from "./card-article.ts";
import { retriesFor } from "./reply-retries.ts";

const once = retriesFor(1);
const minuteMs = 60_000;

export type ListingChoice = {
  category?: string;
  query?: string;
  sort?: (typeof productSorts)[number];
  toggle?: (typeof productToggles)[number];
  currency?: Currency;
  page?: number;
  pageSize?: number;
};

export type ArticleChoice = {
  q?: string;
  type?: ArticleType;
  tags?: string;
  page?: number;
  pageSize?: number;
};

/** Resolves to null, in place of a rejection, when the API answers 404. */
async function orNull<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const shopQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["shop"],
    queryFn: ({ signal }) => api("GET /shop", {}, signal),
    staleTime: 5 * minuteMs,
    ...once,
  });

export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: async ({ signal }) => (await api("GET /catalog/categories", {}, signal)).categories,
    staleTime: 5 * minuteMs,
    ...once,
  });

/**
 * The categories as a listing shows them: the branch at `splat` is expanded, all others are collapsed; "" collapses
 * all. The server's page contains only these. The browser derives those of the next page from the whole tree, which it
 * fetches once.
 */
export const categoriesAtQuery = (api: ApiClient, splat: string) => {
  const [open = ""] = splat.split("/");
  return queryOptions({
    queryKey: ["categories", open],
    queryFn: async ({ client, signal }) => {
      const categories = import.meta.env.SSR
        ? (await api("GET /catalog/categories", {}, signal)).categories
        : await client.fetchQuery(categoriesQuery(api));
      return categories.map((category) =>
        category.path === open ? category : { ...category, children: [] },
      );
    },
    staleTime: 5 * minuteMs,
    ...once,
  });
};

export const listingQuery = (api: ApiClient, choice: ListingChoice) =>
  queryOptions({
    queryKey: ["listing", choice],
    queryFn: async ({ signal }) => {
      const listing = await orNull(api("GET /catalog/products", { query: choice }, signal));
      return listing && { ...listing, items: listing.items.map(toCard) };
    },
    staleTime: minuteMs,
    ...once,
  });

export const productQuery = (api: ApiClient, site: string, slug: string) =>
  queryOptions({
    queryKey: ["product", site, slug],
    queryFn: async ({ signal }) => {
      const product = await orNull(
        api("GET /catalog/products/{slug}", { params: { slug }, query: { site } }, signal),
      );
      return product && toShownProduct(product);
    },
    staleTime: minuteMs,
    ...once,
  });

export const productArticlesQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ["product-articles", slug],
    queryFn: async ({ signal }) =>
      (await api("GET /catalog/products/{slug}/articles", { params: { slug } }, signal)).items,
    staleTime: 5 * minuteMs,
    ...once,
  });

/**
 * A variation's current state; null when it is no longer sold. The cart shows and revalidates its lines by this query
 * [7.2]. The call takes no abort signal: the saved cart may wait for the same call, so leaving the page must not cancel
 * it [4.14].
 */
export const variationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["variation", id],
    queryFn: () => orNull(api("GET /catalog/variations/{id}", { params: { id } })),
    staleTime: minuteMs,
    ...retriesFor(3),
  });

/** The sum of goods from which this site ships for free [9.37]. */
export const freeShippingQuery = (api: ApiClient, site: string) =>
  queryOptions({
    queryKey: ["freeShipping", site],
    queryFn: ({ signal }) => api("GET /shop/freeShipping", { query: { site } }, signal),
    staleTime: 5 * minuteMs,
    ...retriesFor(3),
  });

/** A saved checkout; null when it has expired or never existed [4.35]. Up to six attempts [7.11]. */
const placingPollMs = 2000;
export const checkoutQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["checkout", id],
    queryFn: ({ signal }) => orNull(api("GET /checkout/{id}", { params: { id } }, signal)),
    staleTime: minuteMs / 2,
    // Another tab may have changed the checkout.
    refetchOnWindowFocus: "always",
    // The order is being placed, possibly from another tab: polls until that ends.
    refetchInterval: ({ state }) => state.data?.placing === "in_progress" && placingPollMs,
    ...retriesFor(6),
  });

export const articlesQuery = (api: ApiClient, choice: ArticleChoice) =>
  queryOptions({
    queryKey: ["articles", choice],
    queryFn: ({ signal }) => api("GET /articles", { query: choice }, signal),
    staleTime: 5 * minuteMs,
    ...once,
  });

/** A few articles as cards, and the number of articles of each type. */
export const articleCardsQuery = (api: ApiClient, choice: ArticleChoice) =>
  queryOptions({
    queryKey: ["article-cards", choice],
    queryFn: async ({ signal }) => {
      const { items, types } = await api("GET /articles", { query: choice }, signal);
      return { items: items.map(toCardArticle), types };
    },
    staleTime: 5 * minuteMs,
    ...once,
  });

export const articleQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ["article", slug],
    queryFn: ({ signal }) => orNull(api("GET /articles/{slug}", { params: { slug } }, signal)),
    staleTime: 5 * minuteMs,
    ...once,
  });

export const articleProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ["article-products", slug],
    queryFn: async ({ signal }) =>
      (await api("GET /articles/{slug}/products", { params: { slug } }, signal)).items.map(toCard),
    staleTime: minuteMs,
    ...once,
  });

/** A content page or a legal page of the site; null when no page has that name [2.17]. */
export const pageQuery = (api: ApiClient, site: string, name: string) =>
  queryOptions({
    queryKey: ["page", site, name],
    queryFn: ({ signal }) => orNull(api("GET /pages/{name}", { params: { name }, query: { site } }, signal)),
    staleTime: 5 * minuteMs,
    ...once,
  });

export const resellersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["resellers"],
    queryFn: async ({ signal }) => (await api("GET /resellers", {}, signal)).resellers,
    staleTime: 5 * minuteMs,
    ...once,
  });
