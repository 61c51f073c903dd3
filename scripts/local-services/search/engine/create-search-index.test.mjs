import { describe, expect, it } from "vitest";
import { settingsSchema } from "../api/settings.mjs";
import { resolveSearchParameters } from "../api/search-parameters.mjs";
import { createSearchIndex } from "./create-search-index.mjs";
import { search } from "./search.mjs";

const settings = settingsSchema.parse({ searchableAttributes: ["name"], customRanking: ["asc(price)"] });
const open = () => {
  const data = createSearchIndex();
  data.keep("a", { objectID: "a", language: "sv", name: "Kust PETG", price: 2 });
  data.keep("b", { objectID: "b", language: "sv", name: "Isglas PETG", price: 1 });
  const index = { name: "things", data, isVirtual: false };
  const find = (/** @type {string} */ query, filters = "") =>
    /** @type {{ objectID: string }[]} */ (
      search(index, resolveSearchParameters({ query, filters }, settings))["hits"]
    ).map(({ objectID }) => objectID);
  return { data, find };
};

describe("an index that has been searched", () => {
  it("reads no words anew when only a price has changed, and sorts and filters by the new one", () => {
    const { data, find } = open();
    expect(find("petg")).toEqual(["b", "a"]);
    const [before] = data.partitionsFor(settings, "sv");
    data.keep("a", { objectID: "a", language: "sv", name: "Kust PETG", price: 0 });
    expect(find("petg")).toEqual(["a", "b"]);
    expect(find("petg", "price < 1")).toEqual(["a"]);
    expect(data.partitionsFor(settings, "sv")[0]).toBe(before);
  });

  it("finds a record by its new words and no longer by its old ones", () => {
    const { data, find } = open();
    expect(find("kust")).toEqual(["a"]);
    data.keep("a", { objectID: "a", language: "sv", name: "Havsgarn PA6", price: 2 });
    expect([find("kust"), find("havsgarn")]).toEqual([[], ["a"]]);
  });

  it("finds a record that has come and not one that has gone", () => {
    const { data, find } = open();
    expect(find("petg")).toEqual(["b", "a"]);
    data.keep("c", { objectID: "c", language: "sv", name: "Brygga PETG", price: 3 });
    data.forget("b");
    expect(find("petg")).toEqual(["a", "c"]);
  });

  it("moves a record that changes its language", () => {
    const { data } = open();
    const countIn = (/** @type {string} */ language) =>
      data.partitionsFor(settings, language)[0]?.records.length;
    expect([countIn("sv"), countIn("de")]).toEqual([2, 0]);
    data.keep("a", { objectID: "a", language: "de", name: "Kust PETG", price: 2 });
    expect([countIn("sv"), countIn("de")]).toEqual([1, 1]);
  });
});
