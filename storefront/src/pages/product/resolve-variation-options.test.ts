import { describe, expect, it } from "vitest";
import { resolveVariationOptions } from "./resolve-variation-options.ts";

function variation(color: string, size: number, diameter: number, available = 5) {
  return {
    slug: `${color}-${size}-${diameter}`,
    name: color,
    attributes: { color, size, diameter },
    attributeTexts: [
      { name: "color" as const, text: color.toUpperCase() },
      { name: "diameter" as const, text: `${diameter} mm` },
      { name: "size" as const, text: `${size} g` },
    ],
    colorHex: color === "red" ? "#ff0000" : "#000000",
    stock: { totalAvailable: available, ETA: null, items: [] },
  };
}
const black = variation("black", 750, 1.75);
const product = {
  primaryAttribute: "color" as const,
  secondaryAttribute: "size" as const,
  variations: [
    black,
    variation("black", 2300, 1.75),
    variation("red", 750, 1.75, 0),
    variation("black", 750, 2.85),
  ],
};
const choices = resolveVariationOptions(product, black, "SEK");
const option = (name: string, value: string) =>
  choices.find((choice) => choice.name === name)?.options.find((entry) => entry.value === value);

describe("choosing a variation", () => {
  it("offers the attributes that differ, primary and secondary first", () => {
    expect(choices.map(({ name }) => name)).toEqual(["color", "size", "diameter"]);
  });
  it("leaves out an attribute that all variations share", () => {
    const same = { ...product, variations: [black, variation("red", 750, 1.75)] };
    expect(resolveVariationOptions(same, black, "SEK").map(({ name }) => name)).toEqual(["color"]);
  });
  it("leads each value to the variation that keeps the rest of the choice", () => {
    expect(option("size", "2300")).toMatchObject({ slug: "black-2300-1.75", isCombined: true });
  });
  it("marks a value that does not go with the rest, and links it to the nearest variation", () => {
    const red = product.variations[2] ?? black;
    const sizes =
      resolveVariationOptions(product, red, "SEK").find(({ name }) => name === "size")?.options ?? [];
    expect(sizes.find(({ value }) => value === "2300")).toMatchObject({
      slug: "black-2300-1.75",
      isCombined: false,
    });
  });
  it("marks what is chosen and what is sold out", () => {
    expect(option("color", "black")).toMatchObject({ isChosen: true, isSoldOut: false });
    expect(option("color", "red")).toMatchObject({ isChosen: false, isSoldOut: true, hex: "#ff0000" });
  });
  it("offers the values of an attribute in the order of the variations", () => {
    const turned = { ...product, variations: product.variations.toReversed() };
    const values = resolveVariationOptions(turned, black, "SEK").map(({ name, options }) => [
      name,
      options.map(({ value }) => value),
    ]);
    expect(values).toEqual([
      ["color", ["black", "red"]],
      ["size", ["750", "2300"]],
      ["diameter", ["2.85", "1.75"]],
    ]);
  });
  it("offers gift cards in the shopper's currency only", () => {
    const card = (value: number, listPrice: string) => ({
      ...black,
      slug: `${value}-${listPrice}`,
      attributes: { giftCardValue: value, listPrice },
      attributeTexts: [{ name: "giftCardValue" as const, text: `${value} ${listPrice}` }],
    });
    const chosen = card(25_000, "SEK");
    const variations = [card(2000, "GBP"), chosen, card(25_000, "NOK"), card(50_000, "SEK")];
    const cards = { primaryAttribute: "giftCardValue" as const, secondaryAttribute: null, variations };
    const [values] = resolveVariationOptions(cards, chosen, "SEK");
    expect(values?.options.map(({ text }) => text)).toEqual(["25000 SEK", "50000 SEK"]);
  });
});
