import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFakeSearch } from "../../testing/fake-search-service.ts";
import { instantSearchClientFor } from "./instant-search-client.ts";
import { SearchError } from "../../search-service/search-error.ts";

let search: Awaited<ReturnType<typeof startFakeSearch>>;
let reported: [string, unknown][];
beforeEach(async () => {
  reported = [];
  search = await startFakeSearch();
});
afterEach(() => search.stop());

const requests = [
  { indexName: "variations", query: "pla svart & vit", page: 0, hitsPerPage: 6, distinct: true },
  { indexName: "articles", query: "pla svart & vit", page: 0, hitsPerPage: 3, distinct: true },
];
const ask = () =>
  instantSearchClientFor(search.settings, (what, error) => reported.push([what, error])).search({ requests });

describe("the client of the search dropdown", () => {
  it("sends one GET whose parameter `requests` is the list of searches as JSON [7.19]", async () => {
    await ask();
    const [call] = search.calls;
    expect(search.calls).toHaveLength(1);
    expect(call?.method).toBe("GET");
    const address = new URL(call?.url ?? "", search.settings.url);
    expect(address.pathname).toBe("/1/indexes/*/queries");
    expect(JSON.parse(address.searchParams.get("requests") ?? "")).toEqual(requests);
  });

  it("reads hits and nbHits of each index from a JSON reply [7.22]", async () => {
    const { results } = await ask();
    expect(results).toMatchObject([
      { index: "variations", nbHits: 60 },
      { index: "articles", nbHits: 1, hits: [{ slug: "dry" }] },
    ]);
    expect(reported).toEqual([]);
  });

  it.each([
    [400, { message: "filters: unexpected", status: 400 }, "Invalid request"],
    [403, { message: "Invalid API key", status: 403 }, "Network error"],
    [503, { message: "oops", status: 503 }, "Network error"],
    [200, { results: [{ index: "variations", hits: [{}] }] }, "Network error"],
  ])("reports and rejects a reply with status %i [7.22] [8.8]", async (status, body, message) => {
    search.answerWith(status, body);
    await expect(ask()).rejects.toThrow(message);
    expect(reported).toMatchObject([["search error", expect.any(SearchError)]]);
  });

  it("rejects with a network error when there is no reply [7.22] [8.8]", async () => {
    await search.stop();
    await expect(ask()).rejects.toThrow("Network error");
  });
});
