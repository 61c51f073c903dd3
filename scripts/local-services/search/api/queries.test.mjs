import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop } from "../start-test-shop.mjs";

const indexName = "variations";
/** @type {Awaited<ReturnType<typeof startTestShop>>} */
let shop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** @param {unknown} result @param {string} name @returns {any} */
const read = (result, name) => Reflect.get(/** @type {object} */ (result), name);

describe("several queries at once", () => {
  const requests = [
    {
      indexName,
      query: "petg",
      page: 0,
      hitsPerPage: 6,
      filters: "language:sv AND inStock:true",
      distinct: true,
    },
    {
      indexName,
      query: "kleber",
      page: 0,
      hitsPerPage: 3,
      filters: "language:de",
      distinct: true,
    },
  ];

  it("answers each, in their order [7.19], [7.22]", async () => {
    const { results } = await shop.shopper.search({ requests });
    expect(
      results.map((result) => [
        read(result, "nbHits"),
        read(result, "hits").map(({ objectID = "" }) => objectID),
      ]),
    ).toEqual([
      [1, ["kust-black"]],
      [1, ["glue-de"]],
    ]);
  });

  it("answers one GET with the requests as JSON in its address [7.19]", async () => {
    const url = new URL("/1/indexes/*/queries", shop.url);
    url.searchParams.set("requests", JSON.stringify(requests));
    url.searchParams.set("x-algolia-application-id", shop.keys.appId);
    url.searchParams.set("x-algolia-api-key", shop.keys.searchKey);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 1 }, { nbHits: 1 }] });
  });

  it("takes the parameters of a query in one string too", async () => {
    const result = await shop.shopper.search({
      requests: [
        {
          indexName,
          params: "query=petg&hitsPerPage=1&facets=%5B%22color%22%5D&distinct=true",
        },
      ],
    });
    expect(result.results[0]).toMatchObject({
      nbHits: 1,
      hitsPerPage: 1,
      facets: { color: { Svart: 1, Vit: 1 } },
    });
  });

  it("answers a single query by GET", async () => {
    const url = new URL(`/1/indexes/${indexName}/query?query=petg&hitsPerPage=1`, shop.url);
    const headers = {
      "x-algolia-application-id": shop.keys.appId,
      "x-algolia-api-key": shop.keys.searchKey,
    };
    expect(await (await fetch(url, { headers })).json()).toMatchObject({ nbHits: 2, hitsPerPage: 1 });
  });
});
