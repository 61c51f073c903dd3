import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop } from "../start-test-shop.mjs";

/** @type {Awaited<ReturnType<typeof startTestShop>>} */
let shop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe("what is found", () => {
  it.each([
    ["the name, in any case and without accents", "KARNA", ["karna-black"]],
    ["words of several attributes", "svart petg", ["kust-black"]],
    ["the beginning of the last word", "petg sv", ["kust-black"]],
    ["not the beginning of a word before the last", "sv petg", []],
    ["a letter too few", "mustycke", ["cleaning"]],
    ["a letter too many", "munstyycke", ["cleaning"]],
    ["another letter", "munstyckx", ["cleaning"]],
    ["neighbours swapped", "munstykce", ["cleaning"]],
    ["two slips from eight letters", "mustykce", ["cleaning"]],
    ["no slip in three letters", "plq", []],
    ["a first letter that is wrong, which counts two, not in seven letters", "xvattent", []],
    ["no slip in numbers", "2000000015018", []],
    ["a SKU whole", "KPETG-BLACK-175-750", ["kust-black"]],
    ["a SKU without dashes", "KPETGBLACK175750", ["kust-black"]],
    ["a SKU's beginning", "CLEAN-0", ["cleaning"]],
    ["no slip in a SKU", "KPETH-BLACK-175-750", []],
    ["a GTIN whole", "2000000800103", ["cleaning"]],
    ["a GTIN's beginning", "20000000150", ["kust-black", "kust-white"]],
    ["a GTIN with dashes", "2000000-800103", ["cleaning"]],
    ["plurals and other forms", "munstycket", ["cleaning"]],
    ["a compound by its parts", "munstycke rengöring", ["cleaning"]],
    ["parts by their compound", "munstycksrengöring", ["cleaning"]],
    ["parts by their compound, in German", "Druckbettkleber", ["glue-de"]],
    ["two words written as one", "kustpetg", ["kust-black", "kust-white"]],
    ["one word written as two", "hotend sats", ["cleaning"]],
    ["nothing of what is not there", "titan", []],
  ])("finds %s", async (_, query, ids) => {
    expect(await shop.findIds(query)).toEqual(ids);
  });

  it("finds everything, in the custom order, when nothing is typed", async () => {
    expect(await shop.findIds("")).toEqual([
      "karna-black",
      "cleaning",
      "kust-black",
      "kust-white",
      "glue-de",
    ]);
  });

  it("understands plurals and compounds only in the languages of the query", async () => {
    expect(await shop.findIds("munstycket", { queryLanguages: ["de"], typoTolerance: false })).toEqual([]);
    expect(await shop.findIds("munstycket", { queryLanguages: ["sv"], typoTolerance: false })).toEqual([
      "cleaning",
    ]);
  });

  it.each([
    ["prefixNone", []],
    ["prefixLast", ["cleaning"]],
    ["prefixAll", ["cleaning"]],
  ])("takes the last word as a beginning by query type %s", async (queryType, ids) => {
    const options = {
      queryType: /** @type {import("algoliasearch").QueryType} */ (queryType),
      ignorePlurals: false,
    };
    expect(await shop.findIds("rengöringss", { ...options, typoTolerance: false })).toEqual(ids);
  });

  it("leaves typos alone when it is told to, for all words or for some", async () => {
    expect(await shop.findIds("mustycke", { typoTolerance: false })).toEqual([]);
    await shop.admin.setSettings({
      indexName: shop.indexName,
      indexSettings: { disableTypoToleranceOnWords: ["mustycke"] },
    });
    expect(await shop.findIds("mustycke")).toEqual([]);
    await shop.admin.setSettings({
      indexName: shop.indexName,
      indexSettings: { disableTypoToleranceOnWords: [] },
    });
  });

  it("drops words that lead nowhere, from the end, the beginning or wherever", async () => {
    expect(await shop.findIds("petg titan")).toEqual([]);
    const kust = ["kust-black", "kust-white"];
    expect(await shop.findIds("petg titan", { removeWordsIfNoResults: "lastWords" })).toEqual(kust);
    expect(await shop.findIds("titan petg", { removeWordsIfNoResults: "firstWords" })).toEqual(kust);
    expect(await shop.findIds("titan petg krom", { removeWordsIfNoResults: "allOptional" })).toEqual(kust);
  });

  it("ranks those with more of the optional words first", async () => {
    expect(await shop.findIds("svart petg", { optionalWords: ["svart", "petg"] })).toEqual([
      "kust-black",
      "kust-white",
      "karna-black",
    ]);
  });

  it("leaves out words without meaning of the language", async () => {
    expect(await shop.findIds("petg med svart ")).toEqual([]);
    expect(await shop.findIds("petg med svart ", { removeStopWords: ["sv"] })).toEqual(["kust-black"]);
  });

  it("searches only the attributes that it is told to", async () => {
    expect(await shop.findIds("svart", { restrictSearchableAttributes: ["description"] })).toEqual([
      "karna-black",
    ]);
  });
});

describe("what comes first", () => {
  const ranked = "ranked";
  /** @param {string[]} names @param {string} query */
  const rank = async (names, query) => {
    await shop.admin.replaceAllObjects({
      indexName: ranked,
      objects: names.map((name, place) => ({ objectID: String(place), name, place })),
    });
    const { hits } = await shop.shopper.searchSingleIndex({ indexName: ranked, searchParams: { query } });
    return hits.map(({ objectID }) => names[Number(objectID)]);
  };
  beforeAll(() =>
    shop.admin.setSettings({ indexName: ranked, indexSettings: { searchableAttributes: ["name"] } }),
  );

  it.each([
    [
      "no typo before one, one before two",
      "filament",
      ["filomant", "filamant", "filament"],
      ["filament", "filamant", "filomant"],
    ],
    [
      "words side by side before words apart",
      "röd tråd",
      ["röd och mjuk tråd", "röd tråd"],
      ["röd tråd", "röd och mjuk tråd"],
    ],
    [
      "words in order before words turned round",
      "röd tråd",
      ["tråd röd", "röd tråd"],
      ["röd tråd", "tråd röd"],
    ],
    [
      "nearer the beginning before further back",
      "stål",
      ["plåt av stål", "stål plåt"],
      ["stål plåt", "plåt av stål"],
    ],
    [
      "the whole word before its beginning",
      "pla",
      ["pla plast", "plattan", "pla"],
      ["pla", "pla plast", "plattan"],
    ],
  ])("puts %s", async (_, query, names, order) => {
    expect(await rank(names, query)).toEqual(order);
  });
});
