import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attributeNames } from "./attributes.ts";
import {
  selectVariationByAttribute,
  listDifferingAttributes,
  toAttributeKey,
} from "./select-variation-by-attribute.ts";

const spool = (color: string, size: number, diameter: number, totalAvailable = 5) => ({
  attributes: { color, size, diameter },
  stock: { totalAvailable },
});
const black = spool("black", 750, 1.75);
const red = spool("red", 750, 1.75);
const bigBlack = spool("black", 2300, 1.75);
const product = [black, red, bigBlack];

describe("selectVariationByAttribute [2.3] [3.15]", () => {
  it("keeps the other attributes when a variation has them and the chosen value", () => {
    expect(selectVariationByAttribute(product, black, "size", "2300")).toEqual({
      variation: bigBlack,
      changed: [],
    });
  });
  it("reports the attributes that no variation with the chosen value can keep", () => {
    expect(selectVariationByAttribute(product, red, "size", "2300")).toEqual({
      variation: bigBlack,
      changed: ["color"],
    });
  });
  it("changes as few attributes as possible, and prefers a variation in stock among equals", () => {
    const blueSoldOut = spool("blue", 2300, 1.75, 0);
    expect(selectVariationByAttribute([blueSoldOut, ...product], red, "size", "2300")?.variation).toBe(
      bigBlack,
    );
    const thick = spool("blue", 2300, 2.85);
    expect(selectVariationByAttribute([thick, red, blueSoldOut], red, "size", "2300")?.variation).toBe(
      blueSoldOut,
    );
  });
  it("returns null for a value that no variation has", () => {
    expect(selectVariationByAttribute(product, red, "size", "5000")).toBeNull();
  });
  it("distinguishes gift cards of one amount in two currencies", () => {
    const card = (giftCardValue: number, listPrice: string) => ({
      attributes: { giftCardValue, listPrice },
      stock: { totalAvailable: 9 },
    });
    const cards = [card(25_000, "SEK"), card(25_000, "NOK")];
    expect(listDifferingAttributes(cards)).toEqual(["giftCardValue"]);
    expect(cards.map((one) => toAttributeKey(one, "giftCardValue"))).toEqual(["25000 SEK", "25000 NOK"]);
  });

  it("reports every changed attribute, whatever the variations", () => {
    const variation = fc.record({
      attributes: fc.record(
        {
          color: fc.constantFrom("red", "black"),
          size: fc.constantFrom(750, 2300),
          diameter: fc.constantFrom(1.75, 2.85),
          ho: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      stock: fc.record({ totalAvailable: fc.constantFrom(0, 4) }),
    });
    const variations = fc.array(variation, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        variations,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...attributeNames),
        (all, from, to, name) => {
          const [chosen, wanted] = [all[from % all.length], all[to % all.length]];
          if (!chosen || !wanted) return;
          const change = selectVariationByAttribute(all, chosen, name, toAttributeKey(wanted, name));
          if (!change) throw new Error("a value that is offered leads nowhere");
          expect(toAttributeKey(change.variation, name)).toBe(toAttributeKey(wanted, name));
          const differing = attributeNames.filter(
            (other) =>
              other !== name && toAttributeKey(chosen, other) !== toAttributeKey(change.variation, other),
          );
          expect(new Set(change.changed)).toEqual(new Set(differing));
        },
      ),
    );
  });
});
