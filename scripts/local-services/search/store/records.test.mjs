import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestThings } from "../start-test-things.mjs";

const indexName = "things";
/** @type {Awaited<ReturnType<typeof startTestThings>>} */
let things;
beforeEach(async () => {
  things = await startTestThings();
});
afterEach(() => things.stop());

describe("records", () => {
  it("are saved, replaced, read and deleted one by one, and found at once", async () => {
    await things.admin.addOrUpdateObject({ indexName, objectID: "a", body: { name: "one", size: 1 } });
    await things.admin.addOrUpdateObject({ indexName, objectID: "a", body: { name: "two" } });
    expect(await things.shopper.getObject({ indexName, objectID: "a" })).toEqual({
      objectID: "a",
      name: "two",
    });
    expect(await things.findIds(indexName, "two")).toEqual(["a"]);
    await things.admin.deleteObject({ indexName, objectID: "a" });
    await expect(things.shopper.getObject({ indexName, objectID: "a" })).rejects.toMatchObject({
      status: 404,
      message: "ObjectID does not exist",
    });
    expect(await things.findIds(indexName, "two")).toEqual([]);
  });

  it("get an id where they bring none", async () => {
    const { objectID = "" } = await things.admin.saveObject({ indexName, body: { name: "nameless" } });
    expect(await things.findIds(indexName, "nameless")).toEqual([objectID]);
  });

  it("are read several at once, null for those that are not there", async () => {
    await things.save("a", "b");
    const { results } = await things.shopper.getObjects({
      requests: [
        { indexName, objectID: "b", attributesToRetrieve: ["name"] },
        { indexName, objectID: "z" },
      ],
    });
    expect(results).toEqual([{ objectID: "b", name: "thing b" }, null]);
  });

  it.each([
    [{ name: "renamed" }, { objectID: "a", name: "renamed", stock: 2, tags: ["x"] }],
    [
      { stock: { _operation: "Increment", value: 3 } },
      { objectID: "a", name: "thing", stock: 5, tags: ["x"] },
    ],
    [
      { stock: { _operation: "Decrement", value: 3 } },
      { objectID: "a", name: "thing", stock: -1, tags: ["x"] },
    ],
    [
      { tags: { _operation: "Add", value: "x" } },
      { objectID: "a", name: "thing", stock: 2, tags: ["x", "x"] },
    ],
    [
      { tags: { _operation: "AddUnique", value: "x" } },
      { objectID: "a", name: "thing", stock: 2, tags: ["x"] },
    ],
    [{ tags: { _operation: "Remove", value: "x" } }, { objectID: "a", name: "thing", stock: 2, tags: [] }],
  ])("change in part by %j", async (attributesToUpdate, after) => {
    await things.admin.addOrUpdateObject({
      indexName,
      objectID: "a",
      body: { name: "thing", stock: 2, tags: ["x"] },
    });
    await things.admin.partialUpdateObject({ indexName, objectID: "a", attributesToUpdate });
    expect(await things.admin.getObject({ indexName, objectID: "a" })).toEqual(after);
  });

  it("come into being by a partial update unless it says otherwise", async () => {
    const attributesToUpdate = { name: "new" };
    await things.admin.partialUpdateObject({
      indexName,
      objectID: "a",
      attributesToUpdate,
      createIfNotExists: false,
    });
    expect((await things.admin.indexExists({ indexName })) ? await things.readAll() : []).toEqual([]);
    await things.admin.partialUpdateObject({ indexName, objectID: "a", attributesToUpdate });
    expect(await things.readAll()).toEqual([{ objectID: "a", name: "new" }]);
  });

  it("are written in batches, in one index or several", async () => {
    await things.admin.batch({
      indexName,
      batchWriteParams: {
        requests: [
          { action: "addObject", body: { objectID: "a", name: "one" } },
          { action: "partialUpdateObject", body: { objectID: "a", size: 2 } },
          { action: "addObject", body: { objectID: "b" } },
          { action: "deleteObject", body: { objectID: "b" } },
        ],
      },
    });
    expect(await things.readAll()).toEqual([{ objectID: "a", name: "one", size: 2 }]);
    const { objectIDs } = await things.admin.multipleBatch({
      requests: [
        { action: "updateObject", indexName, body: { objectID: "c" } },
        { action: "updateObject", indexName: "others", body: { objectID: "d" } },
      ],
    });
    expect(objectIDs).toEqual(["c", "d"]);
    expect(await things.readAll("others")).toEqual([{ objectID: "d" }]);
  });

  it("are written all or none: a batch with a record that cannot be is refused", async () => {
    const requests = [
      { action: /** @type {const} */ ("updateObject"), body: { objectID: "a" } },
      { action: /** @type {const} */ ("updateObject"), body: { objectID: "b", text: "x".repeat(10_000) } },
    ];
    const refused = things.admin.batch({ indexName, batchWriteParams: { requests } });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("objectID=b is too big"),
    });
    expect(await things.admin.indexExists({ indexName })).toBe(false);
  });

  it("are deleted by a filter, or all", async () => {
    await things.save("a", "b", "c");
    await things.admin.deleteBy({ indexName, deleteByParams: { filters: "place >= 1" } });
    expect(await things.findIds(indexName)).toEqual(["a"]);
    await expect(things.admin.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({
      status: 400,
    });
    await things.admin.clearObjects({ indexName });
    expect(await things.findIds(indexName)).toEqual([]);
  });

  it("are all browsed, page by page", async () => {
    await things.save("c", "a", "e", "b", "d");
    expect(
      (await things.readAll()).map((record) => Reflect.get(/** @type {object} */ (record), "objectID")),
    ).toEqual([..."abcde"]);
    await expect(
      things.admin.browse({ indexName, browseParams: { cursor: "nonsense" } }),
    ).rejects.toMatchObject({
      status: 400,
      message: "Invalid cursor",
    });
  });
});
