import { describe, expect, it } from "vitest";
import { changeWishList } from "./change-wish-list.ts";

describe("a wish list", () => {
  it.each([
    [[], ["a", "b"], [], ["b", "a"]],
    [["a"], ["b", "c"], [], ["c", "b", "a"]],
    [["a", "b"], ["b"], [], ["a", "b"]],
    [["a", "b"], [], ["a"], ["b"]],
    [["a", "b"], ["a"], ["a"], ["a", "b"]],
    [["b", "a"], ["a"], ["a"], ["a", "b"]],
    [["a"], ["b", "b"], ["c"], ["b", "a"]],
  ])("turns %j with %j added and %j removed into %j", (current, add, remove, expected) => {
    expect(changeWishList(current, { add, remove })).toEqual(expected);
  });

  it("holds at most 200 variations and drops the oldest", () => {
    const current = Array.from({ length: 200 }, (_, at) => `old${at}`);
    const changed = changeWishList(current, { add: ["new"], remove: [] });
    expect(changed).toEqual(["new", ...current.slice(0, 199)]);
  });
});
