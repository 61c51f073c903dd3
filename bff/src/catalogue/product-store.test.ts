import { describe, expect, it } from "vitest";
import type { CommerceProduct } from "../commerce/product.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { createProductStore } from "./product-store.ts";

const [first, second] = testCatalogue.products as [CommerceProduct, CommerceProduct];
const timedSale = { name: "Springtime", discountPercentage: 20, startsAt: "2026-03-04T08:00:00.000Z" };
const withTimedSale = (product: CommerceProduct): CommerceProduct => ({
  ...product,
  variations: product.variations.map((variation, place) =>
    place === 0 ? { ...variation, timedSale } : variation,
  ),
});
const idsOf = (store: ReturnType<typeof createProductStore>) => store.listTimedSales().map(({ id }) => id);
const firstOf = ({ variations }: CommerceProduct) => variations[0]?.id;

describe("the timed sales that the product store lists", () => {
  it("follow every change of the products [9.33]", () => {
    const store = createProductStore();
    store.replace("all", [first, second]);
    expect(idsOf(store)).toEqual([]);
    store.replace([first.id], [withTimedSale(first)]);
    store.replace([second.id], [withTimedSale(second)]);
    expect(idsOf(store)).toEqual([firstOf(first), firstOf(second)]);
    store.replace([first.id], [first]);
    expect(idsOf(store)).toEqual([firstOf(second)]);
    store.replace([second.id], []);
    expect(idsOf(store)).toEqual([]);
  });
});
