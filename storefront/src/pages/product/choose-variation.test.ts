import { describe, expect, it } from "vitest";
import { chooseVariation } from "./choose-variation.ts";

const toVariation = (slug: string, totalAvailable: number) => ({
  slug,
  discontinued: false,
  attributes: {},
  stock: { totalAvailable },
});
const variations = [toVariation("red", 0), toVariation("black", 4), toVariation("white", 9)];

describe("the variation an address names [2.3]", () => {
  it("is the one with that name, in stock or not", () => {
    expect(chooseVariation(variations, "red", "SEK")).toMatchObject({
      variation: { slug: "red" },
      isExact: true,
    });
  });
  it("is the first in stock when none is named", () => {
    expect(chooseVariation(variations, "", "SEK")).toMatchObject({
      variation: { slug: "black" },
      isExact: true,
    });
  });
  it("is replaced by another when it does not exist, and the page says so [8.39]", () => {
    expect(chooseVariation(variations, "blue", "SEK")).toMatchObject({
      variation: { slug: "black" },
      isExact: false,
    });
  });
  it("is a gift card in the shopper's currency when none is named", () => {
    const toCard = (slug: string, listPrice: string) => ({
      ...toVariation(slug, 9),
      attributes: { listPrice },
    });
    const cards = [toCard("20-gbp", "GBP"), toCard("250-sek", "SEK")];
    expect(chooseVariation(cards, "", "SEK")?.variation.slug).toBe("250-sek");
  });
  it("is no gift card of another currency, even when the address names one [8.39]", () => {
    const toCard = (slug: string, listPrice: string) => ({
      ...toVariation(slug, 9),
      attributes: { listPrice },
    });
    const cards = [toCard("20-gbp", "GBP"), toCard("250-sek", "SEK")];
    expect(chooseVariation(cards, "20-gbp", "SEK")).toMatchObject({
      variation: { slug: "250-sek" },
      isExact: false,
    });
    expect(chooseVariation(cards, "", "EUR")).toBeNull();
  });
  it("is missing for a product without variations", () => {
    expect(chooseVariation([], "", "SEK")).toBeNull();
  });
});
