import { describe, expect, it } from "vitest";
import { isMenuKey, moveMenuFocus } from "./move-menu-focus.ts";

const shape = { leftCount: 5, rightCount: 3, chosenIndex: 2 };

describe("arrow keys in the Products menu [2.36]", () => {
  it.each([
    ["left", 0, "ArrowDown", "left", 1],
    ["left", 4, "ArrowDown", "left", 0],
    ["left", 0, "ArrowUp", "left", 4],
    ["right", 2, "ArrowDown", "right", 0],
    ["left", 3, "Home", "left", 0],
    ["right", 0, "End", "right", 2],
    ["left", 2, "ArrowRight", "right", 0],
    ["right", 1, "ArrowRight", "right", 1],
    ["right", 1, "ArrowLeft", "left", 2],
    ["left", 1, "ArrowLeft", "left", 1],
  ] as const)("move from %s %i by %s to %s %i", (column, index, key, toColumn, toIndex) => {
    expect(moveMenuFocus({ column, index }, key, shape)).toEqual({ column: toColumn, index: toIndex });
  });
  it("stay on the left when the right column is empty", () => {
    expect(moveMenuFocus({ column: "left", index: 2 }, "ArrowRight", { ...shape, rightCount: 0 })).toEqual({
      column: "left",
      index: 2,
    });
  });
  it("do not move the focus on keys that the browser handles", () => {
    expect([isMenuKey("Tab"), isMenuKey("Enter"), isMenuKey("Home")]).toEqual([false, false, true]);
  });
});
