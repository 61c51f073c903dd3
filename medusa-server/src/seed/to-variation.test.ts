import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readColors, readProducts } from "@spolverk/content";
import { toProduct } from "./to-product.ts";
import { toVariationDetail } from "./to-variation.ts";

const today = "2026-03-02";
const surroundings = {
  colors: readColors(),
  categoryIds: new Map([["pla", "pcat_pla"]]),
  salesChannelId: "sc_1",
  shippingProfileId: "sp_1",
  mediaUrl: "http://localhost:3000",
  noBackOrder: false,
  today,
};

describe("toProduct", () => {
  it("gives the variations of each product unique titles that Medusa's options accept", () => {
    for (const product of readProducts()) {
      const titles = toProduct(product, surroundings).variants.map(({ title }) => title);
      assert.equal(new Set(titles).size, titles.length, product.slug);
    }
  });

  it("leaves out missing attributes, since Medusa would trim their separators from an option's value", () => {
    for (const product of readProducts()) {
      for (const { title } of toProduct(product, surroundings).variants) {
        assert.match(title, /^[^\s,].*[^\s,]$/, product.slug);
        assert.doesNotMatch(title, /,\s*,/, product.slug);
      }
    }
  });

  it("writes prices without VAT as decimal major units in every currency", () => {
    const product = readProducts().find(({ slug }) => slug === "karna-pla")!;
    const [variant] = toProduct(product, surroundings).variants;
    const sek = variant!.prices.find(({ currency_code }) => currency_code === "sek");
    assert.equal(sek!.amount, product.variations[0]!.msrp.SEK / 100);
    assert.equal(variant!.prices.length, 6);
  });

  it("weighs a variant in grams as shipped, which Medusa's admin shows", () => {
    const weightOf = (slug: string, size?: number) => {
      const product = readProducts().find((one) => one.slug === slug)!;
      const at = product.variations.findIndex(({ attributes }) => attributes.size === size);
      return toProduct(product, surroundings).variants[at]!.weight;
    };
    assert.deepEqual(
      [weightOf("karna-pla", 750), weightOf("karna-pla", 2300), weightOf("hejdal-kammare")],
      [965, 2980, 29_500],
    );
    assert.equal(weightOf("gift-card"), undefined);
  });

  it("disallows backorders when the shop has none [4.25]", () => {
    const { variants } = toProduct(readProducts()[0]!, { ...surroundings, noBackOrder: true });
    assert.ok(variants.every(({ allow_backorder }) => !allow_backorder));
  });
});

describe("toVariationDetail", () => {
  it("counts relative dates from the day of seeding", () => {
    const [product] = readProducts();
    const variation = { ...product!.variations[0]!, activeDate: "-12d", restock: "+9d" };
    const detail = toVariationDetail(product!, variation, surroundings.colors, today);
    assert.equal(detail.active_date, "2026-02-18");
    assert.equal(detail.restock_on, "2026-03-11");
  });
});
