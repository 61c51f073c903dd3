import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEmulator } from "./start-test-emulator.mjs";

/** @type {import("./start-test-emulator.mjs").TestEmulator} */
let emulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

it.each([
  ["the name, in any case and without accents", "KARNA", ["karna-black"]],
  ["words of several attributes", "svart petg", ["kust-black"]],
  ["the beginning of the last word", "petg sv", ["kust-black"]],
  ["not the beginning of a word before the last", "sv petg", []],
  ["a letter too few", "mustycke", ["cleaning"]],
  ["a letter too many", "munstyycke", ["cleaning"]],
  ["another letter", "munstyckx", ["cleaning"]],
  ["neighbors swapped", "kusten vatetn", ["kust-black", "kust-white"]],
  ["two typos from eight letters", "mustykce", ["cleaning"]],
  ["no typo in three letters", "plq", []],
  ["no wrong first letter", "xvatten", []],
  ["no typo in numbers", "2000000015018", []],
  ["a SKU whole", "KPETG-BLACK-175-750", ["kust-black"]],
  ["a SKU without dashes", "KPETGBLACK175750", ["kust-black"]],
  ["a SKU's beginning", "CLEAN-0", ["cleaning"]],
  ["no typo in a SKU", "KPETH-BLACK-175-750", []],
  ["a GTIN whole", "2000000800103", ["cleaning"]],
  ["a GTIN's beginning", "20000000150", ["kust-black", "kust-white"]],
  ["a GTIN with dashes", "2000000-800103", ["cleaning"]],
  ["plurals and other forms", "trådarna", ["kust-black", "kust-white"]],
  ["a compound by its parts", "munstycke rengöring", ["cleaning"]],
  ["the last part of a compound", "sats", ["cleaning"]],
  ["parts by their compound", "munstycksrengöring", ["cleaning"]],
  ["parts by their compound, in German", "Druckbettkleber", ["glue-de"]],
  ["two words written as one", "kustpetg", ["kust-black", "kust-white"]],
  ["one word written as two", "hotend sats", ["cleaning"]],
  ["another form of a short word", "viter", ["kust-white"]],
  ["nothing of what is not there", "titan", []],
])("a search finds %s", async (_, query, ids) => {
  expect(await emulator.findIds(query)).toEqual(ids);
});

it.each([
  ["mustycke", { minWordSizefor1Typo: 8 }, ["cleaning"]],
  ["mustycke", { minWordSizefor1Typo: 9 }, []],
  ["mustykce", { minWordSizefor2Typos: 9 }, []],
  // The stem of "nåler" is "nal", which no record contains.
  ["nåler", { minWordSizefor1Typo: 6 }, []],
])("a search for %s with %j allows typos in words of that length: %j", async (query, settings, ids) => {
  expect(await emulator.findIds(query, settings)).toEqual(ids);
});

it("a search with an empty query finds all records in the custom ranking", async () => {
  const ids = ["karna-black", "cleaning", "kust-black", "kust-white", "glue-de"];
  expect(await emulator.findIds("")).toEqual(ids);
});

it("a search understands compounds only in the languages of the query", async () => {
  expect(await emulator.findIds("sats", { queryLanguages: ["de"] })).toEqual([]);
  expect(await emulator.findIds("sats", { queryLanguages: ["sv"] })).toEqual(["cleaning"]);
});

it("a search without hits makes its words optional when removeWordsIfNoResults says so", async () => {
  expect(await emulator.findIds("titan petg krom")).toEqual([]);
  expect(await emulator.findIds("titan petg krom", { removeWordsIfNoResults: "allOptional" })).toEqual([
    "kust-black",
    "kust-white",
  ]);
});

it("a changed price needs no new text index, and searches sort and filter by it at once", async () => {
  const indexName = "prices";
  const objects = ["a", "b"].map((objectID, place) => ({
    objectID,
    language: "sv",
    name: "PETG",
    price: place,
  }));
  await emulator.admin.setSettings({
    indexName,
    indexSettings: { searchableAttributes: ["name"], customRanking: ["asc(price)"] },
  });
  await emulator.admin.saveObjects({ indexName, objects });
  expect(await emulator.listIds(indexName, "petg")).toEqual(["a", "b"]);
  const dearer = { objectID: "a", language: "sv", name: "PETG", price: 5 };
  await emulator.admin.saveObjects({ indexName, objects: [dearer] });
  expect(await emulator.listIds(indexName, "petg")).toEqual(["b", "a"]);
  await emulator.admin.saveObjects({ indexName, objects: [{ ...dearer, name: "ASA" }] });
  expect([await emulator.listIds(indexName, "petg"), await emulator.listIds(indexName, "asa")]).toEqual([
    ["b"],
    ["a"],
  ]);
});

it("a search with typoTolerance min finds only the records with the fewest typos", async () => {
  const indexName = "fewest-typos";
  const objects = ["filament", "filamant"].map((name) => ({ objectID: name, language: "sv", name }));
  await emulator.admin.setSettings({ indexName, indexSettings: { searchableAttributes: ["name"] } });
  await emulator.admin.saveObjects({ indexName, objects });
  const find = async (/** @type {string} */ query, /** @type {true | "min"} */ typoTolerance) => {
    const searchParams = { query, typoTolerance };
    const { hits } = await emulator.shopper.searchSingleIndex({ indexName, searchParams });
    return hits.map(({ objectID }) => objectID);
  };
  expect(await find("filament", true)).toEqual(["filament", "filamant"]);
  expect(await find("filament", "min")).toEqual(["filament"]);
  expect(await find("filamxnt", "min")).toEqual(["filament", "filamant"]);
});

describe("the order of hits", () => {
  const indexName = "ranked";
  /** @param {string} query @param {Record<string, string>[]} records */
  const rank = async (query, records) => {
    const objects = records.map((record, place) => ({ ...record, objectID: String(place), language: "sv" }));
    await emulator.admin.replaceAllObjects({ indexName, objects });
    return emulator.listIds(indexName, query);
  };
  beforeAll(() =>
    emulator.admin.setSettings({ indexName, indexSettings: { searchableAttributes: ["name", "text"] } }),
  );

  it("puts a hit without a typo before a hit with one", async () => {
    expect(await rank("filament", [{ name: "filamant" }, { name: "filament" }])).toEqual(["1", "0"]);
  });
  it("puts a hit in a more important attribute before a hit in a less important one", async () => {
    expect(await rank("petg", [{ text: "PETG" }, { name: "PETG" }])).toEqual(["1", "0"]);
  });
  it("puts a hit of a whole word before a hit of the start of a word", async () => {
    expect(await rank("pla", [{ name: "plattan" }, { name: "pla" }])).toEqual(["1", "0"]);
  });
});
