import type { ListingItem } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { fakeProduct } from "../testing/fake-shop-api.ts";
import { toCard, toShownProduct } from "./card.ts";

const [variation] = fakeProduct.variations;
if (!variation) throw new Error("the product has no variation");

const item = (changed: Partial<ListingItem> = {}): ListingItem => ({
  product: fakeProduct,
  variation,
  variationCount: 2,
  colorHexes: ["#000000"],
  productStock: "inStock",
  ...changed,
});

describe("toCard", () => {
  it("shows at most three bullets, the attributes in words and the first picture [2.48]", () => {
    const product = { ...fakeProduct, bullets: ["a", "b", "c", "d"] };
    const card = toCard(item({ product }));
    expect(card.product.bullets).toEqual(["a", "b", "c"]);
    expect(card.variation.attributeTexts).toEqual(variation.attributeTexts.map(({ text }) => text));
    expect(card.variation.picture?.src).toBe(variation.assets[0]?.thumbnail);
  });

  it("leaves out the picture for a variation without pictures", () => {
    expect(toCard(item({ variation: { ...variation, assets: [] } })).variation.picture).toBeUndefined();
  });
});

it("toShownProduct keeps one address of each picture, and no stock locations", () => {
  const stock = { totalAvailable: 3, ETA: null, items: [{ location: "Helsingborg", available: 3 }] };
  const { variations } = toShownProduct({ ...fakeProduct, variations: [{ ...variation, stock }] });
  const [asset] = variation.assets;
  expect(variations[0]?.pictures[0]).toEqual({
    src: asset?.thumbnail,
    description: asset?.description,
    bgColor: asset?.bgColor,
  });
  expect(variations[0]?.stock).toEqual({ totalAvailable: 3, ETA: null });
});
