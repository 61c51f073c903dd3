import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestEmulator } from "./start-test-emulator.mjs";

const indexName = "things";
/** @type {import("./start-test-emulator.mjs").TestEmulator} */
let emulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());
beforeEach(() => emulator.admin.deleteIndex({ indexName }));

/** Reads all records of an index, two a page. */
const readAll = async () => {
  /** @type {unknown[]} */
  const records = [];
  await emulator.admin.browseObjects({
    indexName,
    browseParams: { hitsPerPage: 2 },
    aggregator: ({ hits }) => {
      records.push(...hits);
    },
  });
  return records;
};
/** @param {string[]} ids */
const save = (...ids) =>
  emulator.admin.saveObjects({
    indexName,
    objects: ids.map((objectID, place) => ({
      objectID,
      name: `thing ${objectID}`,
      place,
      price: (place * 7) % 5,
    })),
    waitForTasks: true,
  });

describe("settings", () => {
  it("merge with the earlier settings, and null resets a setting to its default", async () => {
    await emulator.admin.setSettings({
      indexName,
      indexSettings: { hitsPerPage: 3, attributeForDistinct: "place" },
    });
    await emulator.admin.setSettings({ indexName, indexSettings: JSON.parse('{"hitsPerPage":null}') });
    expect(await emulator.admin.getSettings({ indexName })).toMatchObject({
      hitsPerPage: 20,
      attributeForDistinct: "place",
    });
  });
  it.each([
    ['{"searchableAtributes":["name"]}', "Unknown parameter: searchableAtributes"],
    ['{"hitsPerPage":"many"}', 'Invalid value for "hitsPerPage" parameter'],
    ['{"removeStopWords":true}', 'Invalid value for "removeStopWords" parameter'],
  ])("answer 400 to the invalid settings %s", async (settings, message) => {
    const refused = emulator.admin.setSettings({ indexName, indexSettings: JSON.parse(settings) });
    await expect(refused).rejects.toMatchObject({ status: 400, message });
    expect(await emulator.admin.indexExists({ indexName })).toBe(false);
  });
});

describe("records", () => {
  it("change by batches, which replace and delete them", async () => {
    await save("a", "b", "c");
    await emulator.admin.saveObjects({ indexName, objects: [{ objectID: "a", name: "new" }] });
    await emulator.admin.deleteObjects({ indexName, objectIDs: ["c"] });
    expect(await readAll()).toEqual([
      { objectID: "a", name: "new" },
      { objectID: "b", name: "thing b", place: 1, price: 2 },
    ]);
  });
  it("change all or none: a too large record refuses its whole batch", async () => {
    const objects = [{ objectID: "a" }, { objectID: "b", text: "x".repeat(10_000) }];
    await expect(emulator.admin.saveObjects({ indexName, objects })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("objectID=b is too big"),
    });
    expect(await emulator.admin.indexExists({ indexName })).toBe(false);
  });
  it("can be browsed page by page, also with a filter", async () => {
    await save("c", "a", "e", "b", "d");
    expect(
      (await readAll()).map((record) => Reflect.get(/** @type {object} */ (record), "objectID")),
    ).toEqual([..."abcde"]);
    const browseParams = { filters: "place >= 3", attributesToRetrieve: ["place"] };
    const { hits } = await emulator.admin.browse({ indexName, browseParams });
    expect(hits).toEqual([
      { objectID: "b", place: 3 },
      { objectID: "d", place: 4 },
    ]);
  });
  it("can be found as soon as the write is answered", async () => {
    const [written] = await save("a");
    const task = await emulator.admin.getTask({ indexName, taskID: written?.taskID ?? 0 });
    expect(task).toMatchObject({ status: "published" });
  });
});

describe("replicas", () => {
  beforeEach(async () => {
    await emulator.admin.setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ["name"],
        customRanking: ["asc(place)"],
        replicas: ["virtual(by_price)"],
      },
    });
    const indexSettings = { customRanking: ["desc(price)"], relevancyStrictness: 0 };
    await emulator.admin.setSettings({ indexName: "by_price", indexSettings });
    await save("a", "b", "c", "d");
  });

  it("show the records of their primary in their own order [9.23]", async () => {
    expect(await emulator.listIds(indexName, "thing")).toEqual(["a", "b", "c", "d"]);
    expect(await emulator.listIds("by_price", "thing")).toEqual(["c", "b", "d", "a"]);
  });
  it("follow their primary's records and settings", async () => {
    await emulator.admin.deleteObjects({ indexName, objectIDs: ["c"] });
    expect(await emulator.listIds("by_price")).toEqual(["b", "d", "a"]);
    const settings = await emulator.admin.getSettings({ indexName: "by_price" });
    expect(settings).toMatchObject({ searchableAttributes: ["name"], primary: indexName });
  });
  it("refuse writes of records", async () => {
    const refused = emulator.admin.saveObjects({ indexName: "by_price", objects: [{ objectID: "x" }] });
    const message = expect.stringContaining("replica of things");
    await expect(refused).rejects.toMatchObject({ status: 400, message });
  });
  it("disappear when their primary no longer names them", async () => {
    await emulator.admin.setSettings({ indexName, indexSettings: { replicas: [] } });
    await expect(emulator.listIds("by_price")).rejects.toMatchObject({ status: 404 });
  });
  it("stay attached to an index whose records are replaced all at once", async () => {
    const objects = [1, 2].map((price) => ({ objectID: `new ${price}`, name: "new", price }));
    await emulator.admin.replaceAllObjects({ indexName, objects });
    expect(await emulator.listIds(indexName)).toEqual(["new 1", "new 2"]);
    expect(await emulator.listIds("by_price")).toEqual(["new 2", "new 1"]);
  });
});
