import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFakeSearch } from "../testing/fake-search-service.ts";
import { noFilters } from "./listing-filters.ts";
import { SearchError } from "./search-error.ts";
import { searchArticles, searchListing } from "./search-service.ts";

let search: Awaited<ReturnType<typeof startFakeSearch>>;
beforeEach(async () => {
  search = await startFakeSearch();
});
afterEach(() => search.stop());

const terms = {
  category: "",
  sort: "relevance",
  filters: noFilters,
  currency: "SEK",
  price: null,
} as const;
const scope = { language: "sv", environment: "production", currency: "SEK" } as const;
const find = (query = "pla") =>
  searchListing({ ...terms, query }, { settings: search.settings, scope, today: "2026-11-21", page: 1 });

describe("the search service", () => {
  it("returns the cards of a listing and their total [7.22]", async () => {
    const { items, total, pages } = await find();
    expect([items[0]?.product.name, total, pages]).toEqual(["Kärna PLA", 60, 3]);
  });
  it("returns published articles of the language and environment [7.21]", async () => {
    const found = await searchArticles("torka", { settings: search.settings, scope, limit: 3 });
    expect(found).toMatchObject({ total: 1, items: [{ article: { title: "Torka rätt" } }] });
    expect(search.sent[0]).toMatchObject({
      indexName: "articles",
      query: "torka",
      page: 0,
      hitsPerPage: 3,
      filters: 'language:sv AND environment:"production" AND published:true',
      distinct: true,
    });
  });
  it("gets one query for the variation of a SKU or GTIN, and one for any other words", async () => {
    await find("hotend-V6");
    await find("pla");
    const pages = search.sent.filter(({ hitsPerPage }) => hitsPerPage === 24);
    expect(pages.map(({ query, filters }) => [query, String(filters).split(" AND ").at(-1)])).toEqual([
      ["", '(sku:"hotend-V6" OR sku:"HOTEND-V6" OR gtin:"hotend-V6")'],
      ["pla", "currencies:SEK"],
    ]);
  });
  it("gets a second query, for the words, when no variation has them as its SKU or GTIN", async () => {
    search.answerBy(({ query, filters }) => (String(filters).includes("sku:") ? "nothing" : query));
    const { items } = await find("pla-2000");
    expect(items).not.toEqual([]);
    expect(search.sent.filter(({ hitsPerPage }) => hitsPerPage === 24)).toHaveLength(2);
  });
  it("gets queries for shorter searches when it finds nothing", async () => {
    expect((await find("nothing pla")).suggestions).toEqual(["pla"]);
  });
  it("maps status 400 to an invalid request [7.22] [8.8]", async () => {
    search.answerWith(400, { message: "filters: unexpected", status: 400 });
    await expect(find()).rejects.toThrow(new SearchError("invalid_request"));
  });
  it.each([
    [403, { message: "Invalid Application-ID or API key", status: 403 }],
    [500, { message: "oops" }],
    [200, { results: "none" }],
    [
      200,
      {
        results: [
          { hits: [{ card: {} }], nbHits: 1 },
          { hits: [], nbHits: 0 },
        ],
      },
    ],
  ])("maps a reply %i with %j to a network error [7.22] [8.8]", async (status, body) => {
    search.answerWith(status, body);
    await expect(find()).rejects.toThrow(new SearchError("network_error"));
  });
  it("maps a missing reply to a network error [8.8]", async () => {
    await search.stop();
    await expect(find()).rejects.toThrow("Network error");
  });
});
