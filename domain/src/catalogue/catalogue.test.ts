import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capBullets } from "./cap-bullets.ts";
import { compareCategories } from "./compare-categories.ts";
import { compareVariations } from "./compare-variations.ts";
import { formatAttribute } from "./format-attribute.ts";
import { hasMixedDiameters } from "./has-mixed-diameters.ts";
import { isLaunchDeal } from "./is-launch-deal.ts";
import { resolveLabels, resolveNewPeriod } from "./resolve-labels.ts";
import { productSorts, sortProducts } from "./sort-products.ts";

const input = {
  activeDate: "2026-11-01",
  bestSeller: null,
  staffPick: false,
  discountPercentage: 0,
  today: "2026-11-21",
};

describe("resolveLabels", () => {
  it.each([
    ["2026-11-21", true],
    ["2026-10-22", true],
    ["2026-10-21", false],
    ["2026-11-22", false],
  ])("resolves whether a product of %s is new on 21 November 2026: %s [9.17]", (activeDate, newProduct) => {
    expect(resolveLabels({ ...input, activeDate }).newProduct).toBe(newProduct);
  });

  it("takes the date from an activation date-time [9.17]", () => {
    expect(resolveLabels({ ...input, activeDate: "2026-11-21T10:00:00Z" }).newProduct).toBe(true);
    expect(resolveLabels({ ...input, activeDate: "2026-10-22T23:59:59Z" }).newProduct).toBe(true);
    expect(resolveLabels({ ...input, activeDate: "2026-10-21T23:59:59Z" }).newProduct).toBe(false);
  });

  it("labels best sellers of rank 1, staff picks and discounts [3.19]", () => {
    expect(resolveLabels({ ...input, bestSeller: 1, staffPick: true, discountPercentage: 15 })).toEqual({
      newProduct: true,
      bestSeller: true,
      staffPick: true,
      discountPercentage: 15,
    });
    expect(resolveLabels({ ...input, bestSeller: 2 }).bestSeller).toBe(false);
  });
});

describe("resolveNewPeriod", () => {
  it("returns exactly the days whose products are new [9.17]", () => {
    const { from, to } = resolveNewPeriod(input.today);
    expect({ from, to }).toEqual({ from: "2026-10-22", to: "2026-11-21" });
    const isNew = (activeDate: string) => resolveLabels({ ...input, activeDate }).newProduct;
    expect([isNew("2026-10-21"), isNew(from), isNew(to), isNew("2026-11-22")]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("capBullets", () => {
  it("keeps the first three bullets [9.18]", () => {
    expect(capBullets(["a", "b", "c", "d"])).toEqual(["a", "b", "c"]);
    expect(capBullets(["a"])).toEqual(["a"]);
  });
});

describe("compareCategories", () => {
  it("puts the six main categories first, then follows the Swedish alphabet [9.22]", () => {
    const ids: [id: string, name: string][] = [
      ["accessories", "Tillbehör"],
      ["others", "Övrigt"],
      ["others-a", "Ålder"],
      ["nozzles", "Munstycken"],
      ["printers", "Skrivare"],
      ["filaments-by-function", "Filament efter funktion"],
      ["bed-adhesive", "Bäddhäftning"],
      ["recycled", "Återvunnet"],
      ["filaments-by-material", "Filament efter material"],
    ];
    const sorted = ids.map(([id, name]) => ({ id, name })).toSorted(compareCategories);
    expect(sorted.map(({ id }) => id)).toEqual([
      "recycled",
      "filaments-by-material",
      "filaments-by-function",
      "printers",
      "bed-adhesive",
      "nozzles",
      "accessories",
      "others-a",
      "others",
    ]);
  });
});

describe("compareVariations", () => {
  it("sorts diameter, size, version and gift card value by number, high output first [9.23]", () => {
    const names = (attributes: object[]) =>
      attributes
        .map((attribute) => ({ attributes: attribute, name: JSON.stringify(attribute) }))
        .toSorted(compareVariations)
        .map(({ attributes: sorted }) => sorted);
    expect(names([{ size: 2300 }, { size: 750 }])).toEqual([{ size: 750 }, { size: 2300 }]);
    expect(names([{ diameter: 2.85 }, { diameter: 1.75 }])).toEqual([{ diameter: 1.75 }, { diameter: 2.85 }]);
    expect(names([{ version: 1 }, { version: 0.25 }])).toEqual([{ version: 0.25 }, { version: 1 }]);
    expect(names([{ ho: false }, { ho: true }])).toEqual([{ ho: true }, { ho: false }]);
    expect(names([{ giftCardValue: 100_000 }, { giftCardValue: 25_000 }])).toEqual([
      { giftCardValue: 25_000 },
      { giftCardValue: 100_000 },
    ]);
  });

  it("compares diameter first, then size, version, output, gift card value and name [9.23]", () => {
    const inOrder = [
      { name: "z", attributes: { diameter: 1.75, size: 750, version: 0.4, ho: true, giftCardValue: 5 } },
      { name: "y", attributes: { diameter: 1.75, size: 750, version: 0.4, ho: false, giftCardValue: 1 } },
      { name: "x", attributes: { diameter: 1.75, size: 750, version: 0.4, giftCardValue: 2 } },
      { name: "a 2", attributes: { diameter: 1.75, size: 750, version: 0.6 } },
      { name: "a 10", attributes: { diameter: 1.75, size: 750, version: 0.6 } },
      { name: "ä", attributes: { diameter: 1.75, size: 750, version: 0.6 } },
      { name: "b", attributes: { diameter: 1.75, size: 2300, version: 0.2 } },
      { name: "a", attributes: { diameter: 2.85, size: 10 } },
      { name: "a", attributes: { size: 1 } },
      { name: "a", attributes: {} },
    ];
    expect(inOrder.toReversed().toSorted(compareVariations)).toEqual(inOrder);
    expect(inOrder.toSorted(compareVariations)).toEqual(inOrder);
  });

  it("gives the opposite sign for swapped arguments", () => {
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const variation = fc.record({
      name: fc.constantFrom("a", "ä", "10", "9"),
      attributes: fc.record({
        diameter: maybe(fc.constantFrom(1.75, 2.85)),
        size: maybe(fc.constantFrom(750, 2300)),
        ho: maybe(fc.boolean()),
      }),
    });
    fc.assert(
      fc.property(variation, variation, (a, b) => {
        expect(Math.sign(compareVariations(a, b)) + Math.sign(compareVariations(b, a))).toBe(0);
      }),
    );
  });
});

describe("formatAttribute", () => {
  it.each([
    ["size", 2300, "2300 g"],
    ["length", 2, "2 m"],
    ["diameter", 1.75, "1.75 mm"],
    ["version", 0.4, "0.4 mm"],
    ["ho", true, "HO"],
    ["ho", false, ""],
    ["giftCardValue", 50_000, "500"],
    ["hotend", "V6", "V6"],
  ] as const)("writes %s %s as %s [9.24]", (name, value, expected) => {
    expect(formatAttribute(name, value, "en")).toBe(expected);
  });

  it("formats a measure in the given language [9.24]", () => {
    expect(formatAttribute("diameter", 1.75, "sv")).toBe("1,75 mm");
    expect(formatAttribute("size", 2300, "de")).toBe("2300 g");
  });
});

describe("hasMixedDiameters", () => {
  const filament = (diameter: number) => ({ type: "filament", attributes: { diameter } });
  const tube = { type: "accessory", attributes: { diameter: 2.85 } };
  const printer = { type: "printer", attributes: { version: 0.4 } };

  it("returns true for filament in two diameters [4.18]", () => {
    expect(hasMixedDiameters([filament(1.75), filament(2.85)])).toBe(true);
  });
  it("returns false for filament in one diameter, whatever tubes and printers are beside it [4.18]", () => {
    expect(hasMixedDiameters([])).toBe(false);
    expect(hasMixedDiameters([filament(1.75), filament(1.75)])).toBe(false);
    expect(hasMixedDiameters([filament(1.75), tube, printer])).toBe(false);
  });
});

describe("sortProducts by any order", () => {
  it("keeps the order of equal products, and leaves its input unchanged", () => {
    const same = {
      activeDate: "2026-01-01",
      bestSeller: null,
      staffPick: false,
      isGiftCard: false,
      priceMinor: 100,
    };
    const products = Object.freeze(["b", "b", "b"].map((name, id) => ({ ...same, name, id })));
    for (const sort of productSorts) expect(sortProducts(products, sort)).toEqual(products);
    expect(sortProducts(products, "relevance")).not.toBe(products);
  });
});

describe("sortProducts", () => {
  it.each(["priceAscending", "priceDescending"] as const)("puts gift cards last by %s", (sort) => {
    const card = {
      name: "Card",
      activeDate: "",
      bestSeller: 1,
      staffPick: false,
      isGiftCard: true,
      priceMinor: 200,
    };
    const goods = [100, 300].map((priceMinor) => ({ ...card, isGiftCard: false, priceMinor }));
    expect(sortProducts([card, ...goods], sort).at(-1)).toBe(card);
  });

  const a = {
    name: "Ask",
    activeDate: "2026-01-01",
    bestSeller: 2,
    staffPick: false,
    isGiftCard: false,
    priceMinor: 300,
  };
  const b = {
    name: "Bok",
    activeDate: "2026-03-01",
    bestSeller: null,
    staffPick: true,
    isGiftCard: false,
    priceMinor: 100,
  };
  const c = {
    name: "Åk",
    activeDate: "2026-02-01",
    bestSeller: 1,
    staffPick: false,
    isGiftCard: false,
    priceMinor: 200,
  };

  it.each([
    ["relevance", [a, b, c]],
    ["latest", [b, c, a]],
    ["bestSellers", [c, a, b]],
    ["staffPicks", [b, c, a]],
    ["priceAscending", [b, c, a]],
    ["priceDescending", [a, c, b]],
    ["name", [a, b, c]],
  ] as const)("sorts by %s [2.36]", (sort, expected) => {
    expect(sortProducts([a, b, c], sort)).toEqual(expected);
  });
});

describe("isLaunchDeal", () => {
  const labels = { newProduct: true, bestSeller: false, staffPick: false, discountPercentage: 20 };
  it.each([
    [labels, true],
    [{ ...labels, discountPercentage: 0 }, false],
    [{ ...labels, newProduct: false }, false],
  ])("resolves %j as a launch deal, new and on sale: %s [3.48]", (given, expected) => {
    expect(isLaunchDeal(given)).toBe(expected);
  });
});
