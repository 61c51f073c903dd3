import type { ListingItem } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { fakeProduct } from "../testing/fake-shop-api.ts";
import { toCard } from "./card.ts";

const [variation] = fakeProduct.variations;
if (!variation) throw new Error("the product has no variation");

const currencies = ["SEK", "EUR", "USD", "DKK", "NOK", "GBP"] as const;
const own = Object.fromEntries(
  currencies.map((currency) => [currency, { msrp: variation.msrp[currency], sale: variation.sale }]),
) as ListingItem["lowest"];

const item = (changed: Partial<ListingItem> = {}): ListingItem => ({
  product: fakeProduct,
  variation,
  variationCount: 2,
  lowest: own,
  colorHexes: ["#000000"],
  productStock: "inStock",
  ...changed,
});

describe("toCard", () => {
  it("leaves the lowest price out where the variation itself has it", () => {
    expect(toCard(item()).lowest).toBeNull();
  });

  it.each(currencies)("keeps the lowest price where another variation costs less in %s alone", (currency) => {
    const lowest = { ...own, [currency]: { msrp: own[currency].msrp - 1, sale: null } };
    expect(toCard(item({ lowest })).lowest).toEqual(lowest);
  });

  it("keeps the lowest price where another variation is reduced more", () => {
    const lowest = { ...own, SEK: { ...own.SEK, sale: { name: "Sale", discountPercentage: 15 } } };
    expect(toCard(item({ lowest })).lowest).toEqual(lowest);
  });

  it("shows at most three bullets, the attributes in words and the first picture [2.48]", () => {
    const product = { ...fakeProduct, bullets: ["a", "b", "c", "d"] };
    const card = toCard(item({ product }));
    expect(card.product.bullets).toEqual(["a", "b", "c"]);
    expect(card.variation.attributeTexts).toEqual(variation.attributeTexts.map(({ text }) => text));
    expect(card.variation.asset?.thumbnail).toBe(variation.assets[0]?.thumbnail);
  });

  it("has no picture where the variation has none", () => {
    expect(toCard(item({ variation: { ...variation, assets: [] } })).variation.asset).toBeUndefined();
  });
});
