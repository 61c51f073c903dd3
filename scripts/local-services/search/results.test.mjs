import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEmulator } from "./start-test-emulator.mjs";

/** @type {import("./start-test-emulator.mjs").TestEmulator} */
let emulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

/** @param {unknown} result @param {string} name @returns {unknown} */
const read = (result, name) => Reflect.get(/** @type {object} */ (result), name);

describe("filters", () => {
  it.each([
    ["language:de", ["glue-de"]],
    ["language:sv AND inStock:true AND NOT material:PLA", ["cleaning", "kust-black"]],
    ["(color:Svart OR color:Vit) AND material:PETG", ["kust-black", "kust-white"]],
    ['color:"Svart" OR material:"PETG"', ["karna-black", "kust-black", "kust-white"]],
    ["price.EUR < 1000", ["cleaning", "glue-de"]],
    ["price.EUR >= 1200 AND price.EUR != 1900", ["karna-black", "kust-black"]],
    ["diameter = 1.75", ["karna-black", "kust-black"]],
    ["tags:vardag", ["karna-black"]],
    ["sku:CLEAN-040", []],
  ])("select the records that match %s", async (filters, ids) => {
    expect(await emulator.findIds("", { filters })).toEqual(ids);
  });

  it.each([
    [{ facetFilters: ["material:PETG", ["color:Svart", "color:Blå"]] }, ["kust-black"]],
    [{ facetFilters: ["material:PETG", "color:-Svart"] }, ["kust-white"]],
    [
      { numericFilters: ["price.EUR>1000", ["diameter=2.85", "price.EUR<1300"]] },
      ["karna-black", "kust-white"],
    ],
  ])("select the records that match %j", async (filters, ids) => {
    expect(await emulator.findIds("", filters)).toEqual(ids);
  });

  it.each([
    "a:1 AND b:2 OR c:3",
    "(a:1 AND b:2) OR c:3",
    "a:1 AND",
    "a:1 b:2",
    "(a:1 OR b:2",
    "price > cheap",
    'a:"1',
  ])("answer 400 to the invalid filter %s [8.8]", async (filters) => {
    const message = expect.stringContaining("filters: Unexpected");
    await expect(emulator.search("", { filters })).rejects.toMatchObject({ status: 400, message });
  });
});

describe("facets", () => {
  it("count the values of the hits, most frequent first, and give the range of numbers", async () => {
    const facets = ["material", "color", "price.EUR", "language"];
    const result = await emulator.search("", { facets, filters: "language:sv" });
    expect(result.facets).toMatchObject({ material: { PETG: 2, PLA: 1 }, color: { Svart: 2, Vit: 1 } });
    expect(Object.keys(result.facets?.["material"] ?? {})).toEqual(["PETG", "PLA"]);
    expect(result.facets).not.toHaveProperty("language");
    expect(result.facets_stats).toEqual({ "price.EUR": { min: 632, max: 1900 } });
  });
  it("respect the requested number, and count variations where one hit shows a product", async () => {
    const options = { facets: ["color"], maxValuesPerFacet: 1, distinct: true };
    expect((await emulator.search("", options)).facets).toEqual({ color: { Svart: 2 } });
  });
  it("count products where the attribute is counted after distinct", async () => {
    const facetsOf = async (/** @type {boolean} */ distinct) =>
      (await emulator.search("petg", { facets: ["material"], distinct })).facets;
    expect([await facetsOf(false), await facetsOf(true)]).toEqual([
      { material: { PETG: 2 } },
      { material: { PETG: 1 } },
    ]);
  });
});

describe("pages", () => {
  it("show on request only the best hit of each product [7.20]", async () => {
    const result = await emulator.search("petg", { distinct: true });
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(["kust-black"]);
    expect(result.nbHits).toBe(1);
  });
  it("continue where the previous page ended", async () => {
    const second = await emulator.search("", { page: 1, hitsPerPage: 2 });
    expect(second).toMatchObject({ page: 1, nbPages: 3, hitsPerPage: 2, nbHits: 5 });
    expect(second.hits.map(({ objectID }) => objectID)).toEqual(["kust-black", "kust-white"]);
  });
  it("show only the requested attributes of a hit", async () => {
    const options = { attributesToRetrieve: ["name"], attributesToHighlight: [] };
    const { hits } = await emulator.search("clean-040", options);
    expect(hits).toEqual([{ objectID: "cleaning", name: "Rengöringssats för munstycken" }]);
  });
});

describe("highlights", () => {
  it("mark the typed words in each attribute and report how much of the query it matches", async () => {
    const { hits } = await emulator.search("svart petg", {
      attributesToHighlight: ["name", "color", "tags"],
    });
    const none = { matchLevel: "none", matchedWords: [] };
    expect(hits[0]?._highlightResult).toEqual({
      name: { value: "Kust <em>PETG</em>", matchLevel: "partial", matchedWords: ["petg"] },
      color: { value: "<em>Svart</em>", matchLevel: "partial", matchedWords: ["svart"] },
      tags: [
        { value: "utomhus", ...none },
        { value: "stark", ...none },
      ],
    });
  });
  it.each([
    ["kär", "<b>Kär</b>na PLA"],
    ["karan", "<b>Kärna</b> PLA"],
    ["kärna pla", "<b>Kärna</b> <b>PLA</b>"],
  ])("for %s use the tags of the search", async (query, value) => {
    const tags = { highlightPreTag: "<b>", highlightPostTag: "</b>" };
    const { hits } = await emulator.search(query, { ...tags, attributesToHighlight: ["name"] });
    expect(read(hits[0]?._highlightResult, "name")).toMatchObject({ value, matchLevel: "full" });
  });
  it("appear in a snippet with the words around them, with an ellipsis where the text was cut [2.49]", async () => {
    const snippet = async (/** @type {string} */ query, /** @type {string} */ entry) =>
      read(
        (await emulator.search(query, { attributesToSnippet: [entry] })).hits[0]?._snippetResult,
        "description",
      );
    expect(await snippet("trådar", "description:5")).toEqual({
      value: "…och frost. Nästan inga <em>trådar</em>…",
      matchLevel: "full",
    });
    expect(await snippet("kärna", "description:2")).toEqual({ value: "Samma svarta…", matchLevel: "none" });
  });
});

describe("several searches at once", () => {
  const requests = [
    { indexName: "variations", query: "petg", filters: "language:sv AND inStock:true", distinct: true },
    { indexName: "variations", query: "kleber", filters: "language:de", hitsPerPage: 0 },
  ];
  it("get their answers in the order of the requests [7.19], [7.22]", async () => {
    const { results } = await emulator.shopper.search({ requests });
    expect(results).toMatchObject([
      { nbHits: 1, hits: [{ objectID: "kust-black" }] },
      { nbHits: 1, hits: [] },
    ]);
  });
  it("fit into one GET with the requests as JSON in its URL [7.19]", async () => {
    const url = new URL("/1/indexes/*/queries", emulator.url);
    url.searchParams.set("requests", JSON.stringify(requests));
    url.searchParams.set("x-algolia-application-id", emulator.keys.appId);
    url.searchParams.set("x-algolia-api-key", emulator.keys.searchKey);
    expect(await (await fetch(url)).json()).toMatchObject({ results: [{ nbHits: 1 }, { nbHits: 1 }] });
  });
});
