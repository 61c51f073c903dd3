import { attributeNames, toAttributeKey } from "@spolverk/domain";
import { type ProductContent, readProducts } from "@spolverk/content";
import { describe, expect, it } from "vitest";
import { resolveChangedChoice, resolveVariationOptions } from "./resolve-variation-options.ts";

const shop = { noBackOrder: false };

function variation(color: string, size: number, diameter: number, available = 5) {
  return {
    slug: `${color}-${size}-${diameter}`,
    attributes: { color, size, diameter },
    attributeTexts: [
      { name: "color" as const, text: color.toUpperCase() },
      { name: "diameter" as const, text: `${diameter} mm` },
      { name: "size" as const, text: `${size} g` },
    ],
    colorHex: color === "red" ? "#ff0000" : "#000000",
    stock: { totalAvailable: available, ETA: null as string | null, items: [] },
    backOrder: true,
    discontinued: false,
    sale: null,
  };
}
const black = variation("black", 750, 1.75);
const product = {
  primaryAttribute: "color" as const,
  secondaryAttribute: "size" as const,
  discontinued: false,
  variations: [
    black,
    variation("black", 2300, 1.75),
    variation("red", 750, 1.75, 0),
    variation("black", 750, 2.85),
  ],
};
const choices = resolveVariationOptions(product, black, "SEK", shop);
const option = (name: string, value: string) =>
  choices.find((choice) => choice.name === name)?.options.find((entry) => entry.value === value);

describe("resolveVariationOptions", () => {
  it("offers the attributes that differ, the primary and the secondary attribute first", () => {
    expect(choices.map(({ name }) => name)).toEqual(["color", "size", "diameter"]);
  });
  it("omits an attribute that all variations share", () => {
    const same = { ...product, variations: [black, variation("red", 750, 1.75)] };
    expect(resolveVariationOptions(same, black, "SEK", shop).map(({ name }) => name)).toEqual(["color"]);
  });
  it("links each value to the variation that keeps the other chosen values", () => {
    expect(option("size", "2300")).toMatchObject({ slug: "black-2300-1.75", isCombined: true });
  });
  it("marks a value that no variation combines with the other chosen values, and links it to the nearest variation", () => {
    const red = product.variations[2] ?? black;
    const sizes =
      resolveVariationOptions(product, red, "SEK", shop).find(({ name }) => name === "size")?.options ?? [];
    expect(sizes.find(({ value }) => value === "2300")).toMatchObject({
      slug: "black-2300-1.75",
      isCombined: false,
      search: { from: "red-750-1.75", chosen: "size" },
    });
  });
  it("marks the chosen values, and states the stock of each value", () => {
    expect(option("color", "black")).toMatchObject({ isChosen: true, stock: "low" });
    expect(option("color", "red")).toMatchObject({ isChosen: false, stock: "out", hex: "#ff0000" });
  });
  it("does not mark a value as sold out when it can be backordered [4.29]", () => {
    const red = variation("red", 750, 1.75, 0);
    const later = { ...red, stock: { ...red.stock, ETA: "2026-12-09" } };
    const [colors] = resolveVariationOptions({ ...product, variations: [black, later] }, black, "SEK", shop);
    expect(colors?.options.map(({ stock }) => stock)).toEqual(["low", "backOrder"]);
  });
  it("lists the values of an attribute in the order of the variations", () => {
    const turned = { ...product, variations: product.variations.toReversed() };
    const values = resolveVariationOptions(turned, black, "SEK", shop).map(({ name, options }) => [
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
    const cards = {
      primaryAttribute: "giftCardValue" as const,
      secondaryAttribute: null,
      discontinued: false,
      variations,
    };
    const [values] = resolveVariationOptions(cards, chosen, "SEK", shop);
    expect(values?.options.map(({ text }) => text)).toEqual(["25000 SEK", "50000 SEK"]);
  });
});

describe("resolveChangedChoice", () => {
  const red = product.variations[2] ?? black;
  const big = product.variations[1] ?? black;
  it("returns the missing combination and the variation to go back to", () => {
    expect(resolveChangedChoice(product, big, { from: "red-750-1.75", chosen: "size" }, "SEK")).toEqual({
      wantedText: "RED, 2300 g, 1.75 mm",
      shownText: "BLACK",
      changed: ["color"],
      backTo: "red-750-1.75",
    });
  });
  it("returns null for a forged address", () => {
    for (const choice of [
      {},
      { from: "blue-750-1.75", chosen: "size" as const },
      { from: "black-750-1.75", chosen: "size" as const },
      { from: "red-750-1.75", chosen: "hotend" as const },
    ])
      expect(resolveChangedChoice(product, big, choice, "SEK")).toBeNull();
    expect(resolveChangedChoice(product, black, { from: red.slug, chosen: "diameter" }, "SEK")).toBeNull();
  });

  it("returns every attribute that a value's link changes, for each product of the catalogue", () => {
    const links = readProducts().map(toChosenProduct).flatMap(followAll);
    for (const { path, expected, told, isCombined } of links) {
      expect(told, path).toEqual(expected);
      expect(isCombined, path).toBe(expected.length === 0);
    }
    expect(links.length).toBeGreaterThan(1000);
    expect(links.some(({ isCombined }) => !isCombined)).toBe(true);
  });
});

/** Converts a product of the content for choosing. */
function toChosenProduct(content: ProductContent) {
  return {
    primaryAttribute: content.primaryAttribute,
    secondaryAttribute: content.secondaryAttribute ?? null,
    discontinued: false,
    variations: content.variations.map(({ slug, attributes, stock, backOrder }) => ({
      slug,
      attributes,
      attributeTexts: attributeNames.flatMap((name) =>
        attributes[name] === undefined ? [] : [{ name, text: String(attributes[name]) }],
      ),
      colorHex: null,
      stock: { totalAvailable: stock, ETA: null, items: [] },
      backOrder,
      discontinued: false,
      sale: null,
    })),
  };
}

/** Follows each link of each variation: the attributes it changes, and those that the target page reports. */
function followAll(whole: ReturnType<typeof toChosenProduct>) {
  const { variations } = whole;
  return variations.flatMap((chosen) =>
    resolveVariationOptions(whole, chosen, "SEK", shop).flatMap(({ name, options }) =>
      options.map(({ slug, search, isCombined }) => {
        const shown = variations.find((one) => one.slug === slug) ?? chosen;
        const expected = attributeNames.filter(
          (other) =>
            other !== name &&
            other !== "listPrice" &&
            toAttributeKey(chosen, other) !== toAttributeKey(shown, other),
        );
        const told = resolveChangedChoice(whole, shown, search, "SEK")?.changed ?? [];
        return { path: `${chosen.slug} to ${slug}`, expected, told, isCombined };
      }),
    ),
  );
}
