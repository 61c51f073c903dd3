import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop } from "../start-test-shop.mjs";

/** @type {Awaited<ReturnType<typeof startTestShop>>} */
let shop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** @param {unknown} result @param {string} name @returns {any} */
const read = (result, name) => Reflect.get(/** @type {object} */ (result), name);

describe("facets", () => {
  it("counts the values of those found, most first, and measures numbers", async () => {
    const result = await shop.search("", {
      facets: ["material", "color", "price.EUR"],
      filters: "language:sv",
    });
    expect(result.facets).toMatchObject({ material: { PETG: 2, PLA: 1 }, color: { Svart: 2, Vit: 1 } });
    expect(Object.keys(result.facets?.["material"] ?? {})).toEqual(["PETG", "PLA"]);
    expect(result.facets_stats).toEqual({ "price.EUR": { min: 632, max: 1900, avg: 1371, sum: 5484 } });
  });

  it("counts all facets by a star, without those that only filter", async () => {
    const { facets = {} } = await shop.search("petg", { facets: ["*"] });
    expect(Object.keys(facets).toSorted()).toEqual([
      "color",
      "diameter",
      "inStock",
      "material",
      "price.EUR",
      "tags",
    ]);
  });

  it("gives no more values than asked for", async () => {
    expect((await shop.search("", { facets: ["color"], maxValuesPerFacet: 1 })).facets).toEqual({
      color: { Svart: 2 },
    });
  });

  it("counts products instead of variations when it is told to", async () => {
    const options = { distinct: true, facets: ["material"], filters: "language:sv" };
    expect((await shop.search("", options)).facets).toEqual({ material: { PETG: 2, PLA: 1 } });
    const after = await shop.search("", { ...options, facetingAfterDistinct: true });
    expect(after.facets).toEqual({ material: { PETG: 1, PLA: 1 } });
  });

  it("searches the values of a facet that may be searched", async () => {
    const { facetHits } = await shop.shopper.searchForFacetValues({
      indexName: shop.indexName,
      facetName: "material",
      searchForFacetValuesRequest: { facetQuery: "pe" },
    });
    expect(facetHits).toEqual([{ value: "PETG", highlighted: "<em>PE</em>TG", count: 2 }]);
    const refused = shop.shopper.searchForFacetValues({ indexName: shop.indexName, facetName: "color" });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("searchable(color)"),
    });
  });
});

describe("pages", () => {
  it("shows one hit for each product when it is told to, the best one [7.20]", async () => {
    const result = await shop.search("petg", { distinct: true });
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(["kust-black"]);
    expect(result.nbHits).toBe(1);
  });

  it("pages, or gives a window", async () => {
    const second = await shop.search("", { page: 1, hitsPerPage: 2 });
    expect(second).toMatchObject({ page: 1, nbPages: 3, hitsPerPage: 2, nbHits: 5 });
    expect(second.hits.map(({ objectID }) => objectID)).toEqual(["kust-black", "kust-white"]);
    expect(await shop.findIds("", { offset: 1, length: 2 })).toEqual(["cleaning", "kust-black"]);
  });

  it("retrieves the attributes asked for, without those that are nobody's business", async () => {
    const [hit] = (
      await shop.search("clean-040", {
        attributesToRetrieve: ["name", "price.EUR"],
        attributesToHighlight: [],
      })
    ).hits;
    expect(hit).toEqual({ objectID: "cleaning", name: "Rengöringssats för munstycken", price: { EUR: 632 } });
    const [without] = (await shop.search("clean-040", { attributesToRetrieve: ["*", "-description"] })).hits;
    expect(without).not.toHaveProperty("description");
    expect(without).toHaveProperty("sku");
  });
});

describe("marks", () => {
  it("marks what was typed, in each attribute, and says how much of the query is there", async () => {
    const [hit] = (await shop.search("svart petg", { attributesToHighlight: ["name", "color", "tags"] }))
      .hits;
    expect(hit?._highlightResult).toEqual({
      name: {
        value: "Kust <em>PETG</em>",
        matchLevel: "partial",
        fullyHighlighted: false,
        matchedWords: ["petg"],
      },
      color: {
        value: "<em>Svart</em>",
        matchLevel: "partial",
        fullyHighlighted: true,
        matchedWords: ["svart"],
      },
      tags: [
        { value: "utomhus", matchLevel: "none", matchedWords: [] },
        { value: "stark", matchLevel: "none", matchedWords: [] },
      ],
    });
  });

  it.each([
    ["kär", "<b>Kär</b>na PLA", "full"],
    ["karan", "<b>Kärna</b> PLA", "full"],
    ["kärna pla", "<b>Kärna</b> <b>PLA</b>", "full"],
  ])("marks for %s, by its own tags", async (query, value, matchLevel) => {
    const tags = { highlightPreTag: "<b>", highlightPostTag: "</b>" };
    const [hit] = (await shop.search(query, { ...tags, attributesToHighlight: ["name"] })).hits;
    expect(read(hit?._highlightResult, "name")).toMatchObject({ value, matchLevel });
  });

  it("cuts out the words around what was found, with an ellipsis on the sides that were cut [2.49]", async () => {
    const [hit] = (
      await shop.search("trådar", { attributesToSnippet: ["description:5"], snippetEllipsisText: "…" })
    ).hits;
    expect(read(hit?._snippetResult, "description")).toEqual({
      value: "…och frost. Nästan inga <em>trådar</em>…",
      matchLevel: "full",
    });
    const [other] = (await shop.search("kärna", { attributesToSnippet: ["description:2"] })).hits;
    expect(read(other?._snippetResult, "description")).toEqual({
      value: "Samma svarta…",
      matchLevel: "none",
    });
  });
});
