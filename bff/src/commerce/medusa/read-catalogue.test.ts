import { currencies } from "@spolverk/domain";
import { expect, it } from "vitest";
import type { MedusaClient } from "./medusa-client.ts";
import { createCatalogueReads } from "./read-catalogue.ts";

const variantOf = (id: string, sek: number | string) => ({
  id,
  sku: id,
  ean: null,
  manage_inventory: true,
  weight: 965,
  variation_detail: {
    slug: id,
    back_order: false,
    discontinued: false,
    active_date: "2024-03-11",
    best_seller: null,
    staff_pick: false,
    color_hex: null,
    color_name: null,
    sale_name: null,
    sale_percentage: null,
    sale_starts_at: null,
    restock_on: null,
    attributes: {},
    assets: { pictures: [] },
  },
  prices: currencies.map((currency) => ({
    currency_code: currency.toLowerCase(),
    amount: currency === "SEK" ? sek : 10,
  })),
  inventory_items: [],
});
const productOf = (id: string) => ({
  id,
  handle: id,
  title: id,
  description: null,
  product_detail: {
    type: "filament",
    manufacturer: "Spolverk",
    sold_by: null,
    primary_attribute: "color",
    secondary_attribute: null,
    discontinued: false,
    restricted: false,
    physical: true,
    main_category: null,
    specifications: {},
    specifications_by_size: {},
    information: {},
    texts: { en: { bullets: [] } },
  },
  categories: [],
});

/**
 * Creates reads over a Medusa with fixed replies, and collects the ids of the variants and products that they report.
 */
function openReads(replies: Record<string, unknown>) {
  const told: string[] = [];
  const read = async <T>(schema: { parse: (reply: unknown) => T }, path: string) =>
    schema.parse(replies[path]);
  const medusa: MedusaClient = { get: read, post: read };
  const reads = createCatalogueReads(
    medusa,
    () => new Date("2026-03-02T10:00:00Z"),
    (what) => told.push("variantId" in what ? what.variantId : what.productId),
  );
  return { reads, told };
}

it.each([-5, 1e300, "1e400"])(
  "the catalogue of Medusa comes without a variant with a price of %s, which is reported once, and with everything else",
  async (bad) => {
    const [sound, broken] = [variantOf("sound", 10), variantOf("broken", bad)];
    const { reads, told } = openReads({
      products: {
        products: [
          { ...productOf("both"), variants: [sound, broken] },
          { ...productOf("none"), variants: [broken] },
        ],
        categories: [],
      },
    });
    const products = await reads.listProducts();
    expect(products.map(({ id, variations }) => [id, variations.map((each) => each.id)])).toEqual([
      ["both", ["sound"]],
    ]);
    const variations = await reads.getVariations(["sound", "broken"]);
    expect(variations.map(({ variation }) => variation.id)).toEqual(["sound"]);
    expect(told).toEqual(["broken"]);
  },
);

it("the catalogue of Medusa comes without a product with unreadable information, which is reported once, and with the others", async () => {
  const unreadable = productOf("unreadable");
  const { reads, told } = openReads({
    products: {
      products: [
        { ...productOf("sound"), variants: [variantOf("one", 10)] },
        {
          ...unreadable,
          product_detail: { ...unreadable.product_detail, information: { warnings: ["no-such-warning"] } },
          variants: [variantOf("two", 10)],
        },
      ],
      categories: [],
    },
  });
  expect((await reads.listProducts()).map(({ id }) => id)).toEqual(["sound"]);
  expect((await reads.getVariations(["one", "two"])).map(({ variation }) => variation.id)).toEqual(["one"]);
  expect(told).toEqual(["unreadable"]);
});

it("listProductIds reads the ids of all products, page by page", async () => {
  const asked: unknown[] = [];
  const all = Array.from({ length: 2500 }, (_, index) => ({ id: `prod_${String(index).padStart(4, "0")}` }));
  const medusa: MedusaClient = {
    get: async (schema, _path, query) => {
      asked.push(query);
      const from = all.findIndex(({ id }) => id > String(query?.["after"]));
      return schema.parse({ products: all.slice(from, from + Number(query?.["limit"])) });
    },
    post: async () => Promise.reject(new Error("nothing is written")),
  };
  const reads = createCatalogueReads(
    medusa,
    () => new Date(0),
    () => {},
  );
  expect(await reads.listProductIds()).toEqual(all.map(({ id }) => id));
  expect(asked).toHaveLength(3);
});
