import { describe, expect, it } from "vitest";
import { chooseVariation } from "./choose-variation.ts";

const toVariation = (slug: string, totalAvailable: number) => ({
  slug,
  discontinued: false,
  stock: { totalAvailable },
});
const variations = [toVariation("red", 0), toVariation("black", 4), toVariation("white", 9)];

describe("the variation an address names [2.3]", () => {
  it("is the one with that name, in stock or not", () => {
    expect(chooseVariation(variations, "red")).toMatchObject({ variation: { slug: "red" }, isExact: true });
  });
  it("is the first in stock when none is named", () => {
    expect(chooseVariation(variations, "")).toMatchObject({ variation: { slug: "black" }, isExact: true });
  });
  it("is stood in for when there is no such variation, which is told [8.39]", () => {
    expect(chooseVariation(variations, "blue")).toMatchObject({
      variation: { slug: "black" },
      isExact: false,
    });
  });
  it("is none of a product without variations", () => {
    expect(chooseVariation([], "")).toBeNull();
  });
});
