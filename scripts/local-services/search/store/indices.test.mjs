import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestThings } from "../start-test-things.mjs";

const indexName = "things";
/** @type {Awaited<ReturnType<typeof startTestThings>>} */
let things;
beforeEach(async () => {
  things = await startTestThings();
});
afterEach(() => things.stop());

describe("settings", () => {
  it("are kept, merged and set back by null; what nobody set has its default", async () => {
    await things.admin.setSettings({
      indexName,
      indexSettings: { hitsPerPage: 3, attributeForDistinct: "place" },
    });
    await things.admin.setSettings({ indexName, indexSettings: { searchableAttributes: ["name"] } });
    expect(await things.admin.getSettings({ indexName })).toMatchObject({
      hitsPerPage: 3,
      attributeForDistinct: "place",
      searchableAttributes: ["name"],
      minWordSizefor1Typo: 4,
    });
    await things.admin.setSettings({ indexName, indexSettings: JSON.parse('{"hitsPerPage":null}') });
    expect(await things.admin.getSettings({ indexName })).toMatchObject({ hitsPerPage: 20 });
  });

  it.each([
    ['{"searchableAtributes":["name"]}', "Unknown parameter: searchableAtributes"],
    ['{"hitsPerPage":"many"}', 'Invalid value for "hitsPerPage" parameter'],
  ])("are refused when they are %s", async (settings, message) => {
    const refused = things.admin.setSettings({ indexName, indexSettings: JSON.parse(settings) });
    await expect(refused).rejects.toMatchObject({ status: 400, message });
  });
});

describe("indices", () => {
  it("are copied, settings alone or with their records", async () => {
    await things.save("a");
    await things.admin.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } });
    const scope = /** @type {const} */ (["settings"]);
    await things.admin.operationIndex({
      indexName,
      operationIndexParams: { operation: "copy", destination: "empty", scope: [...scope] },
    });
    await things.admin.operationIndex({
      indexName,
      operationIndexParams: { operation: "copy", destination: "full" },
    });
    expect(await things.admin.getSettings({ indexName: "empty" })).toMatchObject({ hitsPerPage: 7 });
    expect([await things.findIds("empty"), await things.findIds("full")]).toEqual([[], ["a"]]);
  });

  it("are moved", async () => {
    await things.save("a");
    await things.admin.operationIndex({
      indexName,
      operationIndexParams: { operation: "move", destination: "moved" },
    });
    expect(await things.findIds("moved")).toEqual(["a"]);
    await expect(things.findIds(indexName)).rejects.toMatchObject({
      status: 404,
      message: "Index things does not exist",
    });
  });

  it("are listed with how many records they hold, and deleted", async () => {
    await things.save("a", "b");
    expect((await things.admin.listIndices()).items).toMatchObject([{ name: indexName, entries: 2 }]);
    await things.admin.deleteIndex({ indexName });
    expect((await things.admin.listIndices()).items).toEqual([]);
  });

  it("have done what they were asked for when they answer", async () => {
    const { taskID } = await things.admin.clearObjects({ indexName });
    expect(await things.admin.getTask({ indexName, taskID })).toMatchObject({ status: "published" });
  });

  it("are there again after a restart, with settings and replicas", async () => {
    await things.admin.setSettings({ indexName, indexSettings: { replicas: ["virtual(by_price)"] } });
    await things.admin.setSettings({
      indexName: "by_price",
      indexSettings: { customRanking: ["desc(price)"] },
    });
    await things.save("a", "b", "c");
    await things.stop();
    things = await startTestThings(things.folder);
    expect(await things.findIds("by_price")).toEqual(["c", "b", "a"]);
    await things.admin.deleteObject({ indexName, objectID: "c" });
    expect(await things.findIds("by_price")).toEqual(["b", "a"]);
  });
});
