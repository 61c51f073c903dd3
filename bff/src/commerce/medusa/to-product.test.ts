import { currencies } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import type { ProductRow, VariantRow } from "@spolverk/medusa-contract";
import { toProduct, toProductShare } from "./to-product.ts";
import { toVariation } from "./to-variation.ts";

const variant: VariantRow = {
  id: "variant_1",
  sku: "KPLA-BLACK",
  ean: "2000000000015",
  manage_inventory: true,
  weight: 965,
  variation_detail: {
    slug: "black",
    back_order: true,
    discontinued: false,
    active_date: "2024-03-11",
    best_seller: 1,
    staff_pick: true,
    color_hex: "#1c1f23",
    color_name: { en: "Black" },
    sale_name: "Workshop week",
    sale_percentage: 12.5,
    sale_starts_at: null,
    restock_on: null,
    attributes: { diameter: 1.75, color: "black" },
    assets: { pictures: [] },
  },
  prices: currencies.map((currency) => ({ currency_code: currency.toLowerCase(), amount: 199.2 })),
  inventory_items: [],
};

const product: ProductRow = {
  id: "prod_1",
  handle: "karna-pla",
  title: "Kärna PLA",
  description: "The PLA we reach for first.",
  product_detail: {
    type: "filament",
    manufacturer: "Spolverk",
    sold_by: "kilogram",
    primary_attribute: "color",
    secondary_attribute: "size",
    discontinued: false,
    restricted: false,
    physical: true,
    main_category: "pla",
    specifications: { printTemperatureC: [195, 225], spoolMaterial: { en: "Recycled PP" } },
    specifications_by_size: { "2300": { spoolSizeMm: "300 × 100" } },
    information: {},
    texts: { en: { bullets: ["Even"] }, sv: { name: "Kärna", description: "Först.", bullets: ["Jämn"] } },
  },
  categories: [{ id: "pcat_matte" }, { id: "pcat_pla" }, { id: "pcat_gone" }],
};
const paths = new Map([
  ["pcat_pla", "filaments-by-material>pla"],
  ["pcat_matte", "filaments-by-function>matte"],
]);

const share = toProductShare(product);
const today = "2026-03-01";

describe("toVariation", () => {
  it("maps to the shop's terms and minor units", () => {
    expect(toVariation(variant, share, today)).toMatchObject({
      sku: "KPLA-BLACK",
      gtin: "2000000000015",
      physical: true,
      msrp: { SEK: 19920 },
      sale: { name: "Workshop week", discountPercentage: 12.5 },
      attributes: { diameter: 1.75, color: "black" },
    });
  });

  it("drops a restock date that has passed [4.29]", () => {
    const restocked = {
      ...variant,
      variation_detail: { ...variant.variation_detail!, restock_on: "2026-03-05" },
    };
    expect(toVariation(restocked, share, "2026-03-05")?.stock.ETA).toBe("2026-03-05");
    expect(toVariation(restocked, share, "2026-03-06")?.stock.ETA).toBeNull();
  });

  it("maps a missing percentage to no sale", () => {
    const detail = { ...variant.variation_detail!, sale_percentage: null };
    expect(toVariation({ ...variant, variation_detail: detail }, share, today)?.sale).toBeNull();
  });

  it.each([
    ["2026-03-04T07:59:59.999Z", null],
    ["2026-03-04T08:00:00.000Z", { name: "Workshop week", discountPercentage: 12.5 }],
  ])("makes a timed sale public at its start: at %s the public sale is %j [9.33]", (now, sale) => {
    const detail = { ...variant.variation_detail!, sale_starts_at: "2026-03-04T09:00:00+01:00" };
    expect(toVariation({ ...variant, variation_detail: detail }, share, now)).toMatchObject({
      sale,
      timedSale: {
        name: "Workshop week",
        discountPercentage: 12.5,
        startsAt: "2026-03-04T08:00:00.000Z",
      },
    });
  });

  it("maps the price history to minor units, without records that lack a currency", () => {
    const record = {
      since: "2026-01-01T00:00:00.000Z",
      amounts: Object.fromEntries(currencies.map((currency) => [currency.toLowerCase(), 189.2])),
      discount_percentage: 10,
    };
    const records = [record, { ...record, amounts: { sek: 1 } }];
    expect(toVariation({ ...variant, price_records: records }, share, today)?.priceHistory).toEqual([
      {
        since: record.since,
        msrp: expect.objectContaining({ SEK: 18_920, EUR: 18_920 }),
        discountPercentage: 10,
      },
    ]);
  });

  it("leaves out a variant without a SKU, details or a price in every currency", () => {
    expect(toVariation({ ...variant, sku: null }, share, today)).toBeNull();
    expect(toVariation({ ...variant, variation_detail: null }, share, today)).toBeNull();
    expect(toVariation({ ...variant, prices: variant.prices?.slice(1) }, share, today)).toBeNull();
  });
});

describe("toProduct", () => {
  const variation = toVariation(variant, share, today)!;

  it("takes English from Medusa's title and description, other languages from the details", () => {
    const mapped = toProduct(product, {}, [variation], paths);
    expect(mapped?.name).toEqual({ en: "Kärna PLA", sv: "Kärna" });
    expect(mapped?.description).toEqual({ en: "The PLA we reach for first.", sv: "Först." });
    expect(mapped?.bullets).toEqual({ en: ["Even"], sv: ["Jämn"] });
  });

  it("puts the main category first and leaves out missing categories", () => {
    expect(toProduct(product, {}, [variation], paths)?.categories).toEqual([
      "filaments-by-material>pla",
      "filaments-by-function>matte",
    ]);
  });

  it("leaves out a product without details or without variations", () => {
    expect(toProduct({ ...product, product_detail: null }, {}, [variation], paths)).toBeNull();
    expect(toProduct(product, {}, [], paths)).toBeNull();
  });
});
