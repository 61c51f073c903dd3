import { describe, expect, it } from "vitest";
import { chooseVariation } from "./choose-variation.ts";

const toVariation = (slug: string, totalAvailable: number) => ({
  slug,
  discontinued: false,
  attributes: {},
  stock: { totalAvailable },
});
const variations = [toVariation("red", 0), toVariation("black", 4), toVariation("white", 9)];

describe("chooseVariation [2.3]", () => {
  it("returns the named variation, in stock or not", () => {
    expect(chooseVariation(variations, "red", "SEK")).toMatchObject({
      variation: { slug: "red" },
      isExact: true,
    });
  });
  it("returns the first variation in stock when the address names none", () => {
    expect(chooseVariation(variations, "", "SEK")).toMatchObject({
      variation: { slug: "black" },
      isExact: true,
    });
  });
  it("returns another variation for an unknown name, marked as not exact [8.39]", () => {
    expect(chooseVariation(variations, "blue", "SEK")).toMatchObject({
      variation: { slug: "black" },
      isExact: false,
    });
  });
  it("returns a gift card in the shopper's currency when the address names none", () => {
    const toCard = (slug: string, listPrice: string) => ({
      ...toVariation(slug, 9),
      attributes: { listPrice },
    });
    const cards = [toCard("20-gbp", "GBP"), toCard("250-sek", "SEK")];
    expect(chooseVariation(cards, "", "SEK")?.variation.slug).toBe("250-sek");
  });
  it("never returns a gift card of another currency, even by name [8.39]", () => {
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
  it("returns null for a product without variations", () => {
    expect(chooseVariation([], "", "SEK")).toBeNull();
  });
});
