import { createApiClient, type Listing } from "@spolverk/bff/contract";
import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startFakeSearch } from "../testing/fake-search-service.ts";
import { fakeShopApi } from "../testing/fake-shop-api.ts";
import type { ShopContext } from "../site/shop-context.ts";
import { noFilters } from "./listing-filters.ts";
import { listingPagesQuery } from "./listing-pages-query.ts";

let search: Awaited<ReturnType<typeof startFakeSearch>>;
beforeEach(async () => {
  search = await startFakeSearch();
});
afterEach(async () => {
  await search.stop();
  report.mockClear();
});

const terms = {
  category: "",
  query: "",
  sort: "relevance",
  filters: noFilters,
  currency: "SEK",
  price: null,
} as const;
const report = vi.fn<(message: string, error: Error) => void>();
/** The catalogue with a higher total, so that each page has a successor. */
const manyProducts: typeof fetch = async (input) => {
  const listing = (await (await fakeShopApi(input)).json()) as Listing;
  const page = Number(new URL(input as string).searchParams.get("page"));
  return Response.json({ ...listing, total: 60, page });
};
const api = createApiClient({ baseUrl: "http://bff/api", query: {}, fetch: manyProducts });

function toQuery() {
  const shop = {
    language: "sv",
    site: { target: "production" },
    today: "2026-11-21",
    settings: { currency: "SEK" },
    search: search.settings,
  };
  return listingPagesQuery({ api, report, shop: shop as ShopContext }, terms, 1);
}

describe("the pages of a listing", () => {
  it("come one after the other from the search service", async () => {
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...toQuery(), pages: 2 });
    expect(pages.map(({ page, isSearchDown }) => [page, isSearchDown])).toEqual([
      [1, false],
      [2, false],
    ]);
  });
  it("end when the search service fails, because the catalogue's order differs from its order", async () => {
    const listing = new InfiniteQueryObserver(new QueryClient(), toQuery());
    await listing.refetch();
    await search.stop();
    await expect(listing.fetchNextPage({ throwOnError: true })).rejects.toThrow("Network error");
    expect(listing.getCurrentResult().data?.pages).toHaveLength(1);
  });
  it("continue from the catalogue when the first page came from there [8.8]", async () => {
    search.answerWith(500, {});
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...toQuery(), pages: 2 });
    expect(pages.map(({ page, facets, isSearchDown }) => [page, facets, isSearchDown])).toEqual([
      [1, null, true],
      [2, null, true],
    ]);
    expect(report).toHaveBeenCalledOnce();
  });
});
