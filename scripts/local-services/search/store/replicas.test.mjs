import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestThings } from "../start-test-things.mjs";

const indexName = "things";
/** @type {Awaited<ReturnType<typeof startTestThings>>} */
let things;
beforeEach(async () => {
  things = await startTestThings();
});
afterEach(() => things.stop());

describe("replicas", () => {
  beforeEach(async () => {
    await things.admin.setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ["name"],
        customRanking: ["asc(place)"],
        replicas: ["virtual(by_price)", "by_name"],
      },
    });
    await things.admin.setSettings({
      indexName: "by_price",
      indexSettings: { customRanking: ["desc(price)"], relevancyStrictness: 0 },
    });
    await things.admin.setSettings({
      indexName: "by_name",
      indexSettings: { ranking: ["desc(name)", "typo", "custom"] },
    });
    await things.save("a", "b", "c", "d");
  });

  it("show the records of their primary in an order of their own [9.23]", async () => {
    expect(await things.findIds(indexName)).toEqual(["a", "b", "c", "d"]);
    expect(await things.findIds("by_price")).toEqual(["c", "b", "d", "a"]);
    expect(await things.findIds("by_name")).toEqual(["d", "c", "b", "a"]);
  });

  it("follow their primary's records and, when virtual, its settings", async () => {
    await things.admin.deleteObject({ indexName, objectID: "c" });
    expect(await things.findIds("by_price")).toEqual(["b", "d", "a"]);
    expect(await things.admin.getSettings({ indexName: "by_price" })).toMatchObject({
      searchableAttributes: ["name"],
      primary: indexName,
    });
  });

  it("take no records themselves", async () => {
    const refused = things.admin.addOrUpdateObject({ indexName: "by_price", objectID: "x", body: {} });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("replica of things"),
    });
  });

  it("show only what is most relevant while they are strict", async () => {
    await things.admin.addOrUpdateObject({ indexName, objectID: "e", body: { name: "thong", price: 9 } });
    expect(await things.findIds("by_price", "thing")).toEqual(["e", "c", "b", "d", "a"]);
    await things.admin.setSettings({ indexName: "by_price", indexSettings: { relevancyStrictness: 100 } });
    expect(await things.findIds("by_price", "thing")).toEqual(["c", "b", "d", "a"]);
  });

  it("get settings passed on when that is asked for", async () => {
    await things.admin.setSettings({
      indexName,
      indexSettings: { hitsPerPage: 1 },
      forwardToReplicas: true,
    });
    expect(await things.findIds("by_name")).toEqual(["d"]);
  });

  it("that are dropped end when virtual and stand alone when not", async () => {
    await things.admin.setSettings({ indexName, indexSettings: { replicas: [] } });
    await expect(things.findIds("by_price")).rejects.toMatchObject({ status: 404 });
    await things.admin.clearObjects({ indexName });
    expect(await things.findIds("by_name")).toEqual(["d", "c", "b", "a"]);
  });

  it("stay with an index whose records are replaced all at once", async () => {
    await things.admin.replaceAllObjects({
      indexName,
      objects: [
        { objectID: "x", name: "new", price: 1 },
        { objectID: "y", name: "new", price: 2 },
      ],
    });
    expect(await things.findIds(indexName)).toEqual(["x", "y"]);
    expect(await things.findIds("by_price")).toEqual(["y", "x"]);
    const { items } = await things.admin.listIndices();
    expect(items.map(({ name }) => name).toSorted()).toEqual(["by_name", "by_price", indexName]);
  });
});
