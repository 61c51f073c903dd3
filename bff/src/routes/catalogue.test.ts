import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { ShopStore } from "../commerce/store.ts";
import type { Category, Listing, Product, Shop, Variation } from "../contract/catalogue.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";

const slugsOf = ({ items }: Listing) => items.map(({ product }) => product.slug);
const skusOf = ({ items }: Listing) => items.map(({ variation }) => variation.sku);

async function list(query: string): Promise<Listing> {
  const { reply } = await createTestShop().get<Listing>(`/catalog/products?language=en&${query}`);
  return reply;
}

describe("GET /shop", () => {
  it("returns the settings of prices and availability, and the countries of delivery", async () => {
    const { reply } = await createTestShop().get<Shop>("/shop");
    expect(reply).toMatchObject({ noBackOrder: false, sellerCountry: "SE", vatRates: { SE: 25 } });
    expect(reply.deliveryCountries).toEqual(["DE", "DK", "FI", "SE", "US"]);
  });

  it("reveals no other setting, such as the credit limit of companies", async () => {
    const { reply } = await createTestShop().get<Shop>("/shop");
    const told = [
      "deliveryCountries",
      "importThresholds",
      "invoice",
      "noBackOrder",
      "sellerCountry",
      "vatRates",
    ];
    expect(Object.keys(reply).toSorted()).toEqual(told);
    expect(Object.keys(reply.invoice)).toEqual(["fee", "termsDays"]);
  });
});

describe("GET /catalog/categories", () => {
  it("returns the tree in the shop's order, with the number of products in and below each category [9.22]", async () => {
    const { reply } = await createTestShop().get<{ categories: Category[] }>(
      "/catalog/categories?language=sv",
    );
    expect(reply.categories.map(({ id, productCount }) => [id, productCount])).toEqual([
      ["recycled", 1],
      ["filaments-by-material", 3],
      ["nozzles", 1],
      ["gift-cards", 1],
    ]);
    expect(reply.categories[1]).toMatchObject({ name: "Filament efter material" });
    expect(reply.categories[1]?.children.map(({ path }) => path)).toContain("filaments-by-material>pla");
  });
});

describe("GET /catalog/products", () => {
  it("lists a category with everything below it, and its breadcrumbs [2.4]", async () => {
    const listing = await list("category=filaments-by-material/pla");
    expect(slugsOf(listing)).toEqual(["karna-pla"]);
    expect(listing.breadcrumbs).toEqual([
      { path: "filaments-by-material", name: "Filaments by material" },
      { path: "filaments-by-material>pla", name: "PLA" },
    ]);
    expect((await list("category=filaments-by-material")).total).toBe(3);
  });

  it("responds with 404 for an unknown category", async () => {
    const answer = await createTestShop().get("/catalog/products?category=recycled>nothing");
    expect(answer).toMatchObject({ status: 404, reply: { code: "category_not_found" } });
  });

  it.each([
    ["karna", ["karna-pla"]],
    ["KÄRNA pla", ["karna-pla"]],
    ["signalröd", ["kust-petg", "karna-pla"]],
    ["röd", ["kust-petg", "karna-pla"]],
    ["signal red petg", ["kust-petg"]],
    ["2000000000015", ["karna-pla"]],
    ["petg-new", ["kust-petg"]],
    ["2.85", ["karna-pla"]],
    ["nothing like it", []],
  ])("finds by name, SKU, GTIN, color and measure: %s", async (query, slugs) => {
    expect(slugsOf(await list(`query=${encodeURIComponent(query)}`))).toEqual(slugs);
  });

  it("shows the variation that was searched for", async () => {
    expect(skusOf(await list("query=PLA-LAST"))).toEqual(["PLA-LAST"]);
  });

  it("shows the best seller of a product, else the first orderable variation", async () => {
    expect(skusOf(await list("query=karna"))).toEqual(["PLA-BLACK"]);
    const [karna] = testCatalogue.products;
    const unranked = karna?.variations.filter(({ sku }) => ["PLA-SOLD-OUT", "PLA-LAST"].includes(sku)) ?? [];
    const products = karna ? [{ ...karna, variations: unranked.toReversed() }] : [];
    const shop = createTestShop({ data: { ...testCatalogue, products } });
    expect(unranked.at(-1)?.sku).toBe("PLA-SOLD-OUT");
    expect(skusOf((await shop.get<Listing>("/catalog/products")).reply)).toEqual(["PLA-LAST"]);
  });

  it("lists only products sold in the caller's currency", async () => {
    expect(slugsOf(await list("currency=SEK&pageSize=60"))).toContain("gift-card");
    expect(slugsOf(await list("currency=EUR&pageSize=60"))).not.toContain("gift-card");
  });

  it("filters by sale, stock or news [2.36]", async () => {
    expect(skusOf(await list("toggle=onSale"))).toEqual(["PETG-SALE"]);
    expect(skusOf(await list("toggle=new"))).toEqual(["PETG-NEW"]);
    expect(slugsOf(await list("toggle=inStock"))).toContain("karna-pla");
  });

  it("leaves out a delisted variation [4.31]", async () => {
    const { items } = await list("category=nozzles");
    expect(items.map(({ variation, variationCount }) => [variation.sku, variationCount])).toEqual([
      ["NOZZLE-04-HO", 1],
    ]);
  });

  it("sorts by price, name, newness, best sellers and staff picks", async () => {
    expect(slugsOf(await list("sort=priceAscending"))).toEqual([
      "old-nozzle",
      "kust-petg",
      "karna-pla",
      "bor-pa",
      "gift-card",
    ]);
    expect(slugsOf(await list("sort=priceDescending")).at(0)).toBe("bor-pa");
    expect(slugsOf(await list("sort=name")).at(0)).toBe("bor-pa");
    expect(skusOf(await list("sort=latest")).at(0)).toBe("PETG-NEW");
    expect(skusOf(await list("sort=bestSellers")).at(0)).toBe("PLA-BLACK");
    expect(skusOf(await list("sort=staffPicks")).at(0)).toBe("PETG-SALE");
  });

  it("returns one page at a time, and an empty one beyond the last", async () => {
    const [first, second, third] = [
      await list("sort=name&pageSize=3"),
      await list("sort=name&pageSize=3&page=2"),
      await list("sort=name&pageSize=3&page=3"),
    ];
    expect([first.total, first.items.length, second.items.length, third.items.length]).toEqual([5, 3, 2, 0]);
    expect(new Set([...slugsOf(first), ...slugsOf(second)]).size).toBe(5);
  });

  it("refuses an invalid page number and sort order", async () => {
    const answer = await createTestShop().get("/catalog/products?language=en&page=0&sort=random");
    expect(answer.status).toBe(400);
    expect(answer.reply.fields).toEqual({
      "query.page": "Must be at least 1",
      "query.sort": "Invalid value",
    });
  });
});

describe("GET /catalog/products/{slug}", () => {
  it("returns the product in the language, in English where a text is missing [9.3]", async () => {
    const shop = createTestShop();
    const swedish = await shop.get<Product>("/catalog/products/karna-pla?language=sv");
    expect(swedish.reply).toMatchObject({
      description: "Den man tar först.",
      specifications: {
        printTemperatureC: [195, 225],
        spoolMaterial: "Återvunnen PP",
        recycledPercent: 90,
      },
      specificationsBySize: { "2300": { spoolSizeMm: "300 × 100, Ø 52" } },
      categories: [{ path: "filaments-by-material>pla", name: "PLA" }],
    });
    const german = await shop.get<Product>("/catalog/products/karna-pla?language=de");
    expect(german.reply.description).toBe("The one to reach for first.");
  });

  it("shows three bullets [9.18] and names variations by their attributes with units [9.24]", async () => {
    const { reply } = await createTestShop().get<Product>("/catalog/products/karna-pla?language=sv");
    expect(reply.bullets).toEqual(["Jämn", "Mätt", "Ren"]);
    const black = reply.variations.find(({ sku }) => sku === "PLA-BLACK");
    expect(black?.name).toBe("Svart, 750 g, 1,75 mm");
  });

  it("orders variations by diameter [9.23]", async () => {
    const { reply } = await createTestShop().get<Product>("/catalog/products/karna-pla?language=sv");
    expect(reply.variations.at(-1)?.sku).toBe("PLA-BLACK-285");
  });

  it("names a gift card by its value and currency, and a nozzle by its output and material in words", async () => {
    const shop = createTestShop();
    const card = await shop.get<Product>("/catalog/products/gift-card?language=en");
    expect(card.reply.variations[0]?.name).toBe("500,00 SEK");
    const nozzle = await shop.get<Product>("/catalog/products/old-nozzle?language=de");
    expect(nozzle.reply.variations.map(({ name }) => name)).toEqual([
      "0,4 mm, Hoher Durchsatz, Messing",
      "0,6 mm, Normaler Durchsatz, PEEK",
    ]);
  });

  it("returns the lowest price of the 30 days before a sale, and null without a sale", async () => {
    const { reply } = await createTestShop().get<Product>("/catalog/products/kust-petg?language=en");
    expect(reply.variations.map(({ sku, priorPrice }) => [sku, priorPrice?.SEK ?? null])).toEqual([
      ["PETG-SALE", { msrpMinor: 20_017, discountPercentage: 0 }],
      ["PETG-NEW", null],
    ]);
  });

  it("lists related products of its categories, but neither itself nor discontinued products", async () => {
    const related = async (slug: string) => {
      const { reply } = await createTestShop().get<Product>(`/catalog/products/${slug}?language=en`);
      return reply.related.map(({ product }) => product.slug);
    };
    expect(await related("karna-pla")).toEqual(["kust-petg", "bor-pa"]);
    expect(await related("gift-card")).toEqual([]);
  });

  it("responds with 404 for an unknown product", async () => {
    const answer = await createTestShop().get("/catalog/products/none?language=en");
    expect(answer).toMatchObject({ status: 404, reply: { code: "product_not_found" } });
  });

  it("lets clients cache the reply for as long as the BFF's own cache is fresh", async () => {
    const { headers } = await createTestShop().get("/catalog/products/karna-pla");
    expect(headers.get("cache-control")).toBe("public, max-age=5");
  });
});

describe("variations and stock", () => {
  it("return a variation with its product [7.2]", async () => {
    const { reply } = await createTestShop().get<Variation>("/catalog/variations/id-bor-pa?language=sv");
    expect(reply).toMatchObject({ sku: "BOR-PA", restricted: true, product: { slug: "bor-pa" } });
  });

  it("return all variations of a product [7.5]", async () => {
    const { reply } = await createTestShop().get<{ variations: Variation[] }>(
      "/variations?productId=id-kust-petg",
    );
    expect(reply.variations.map(({ sku }) => sku)).toEqual(["PETG-SALE", "PETG-NEW"]);
  });

  it("return the current stock [7.3]", async () => {
    const { reply, headers } = await createTestShop().get("/catalog/variations/id-pla-red/stock");
    expect(reply).toEqual({
      totalAvailable: 0,
      ETA: "2026-03-20T00:00:00.000Z",
      items: [{ location: "Helsingborg", available: 0 }],
    });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["PLA-LAST", 3, { canBeOrdered: true, isBackOrder: false, maxQtyToOrder: 3 }],
    ["PLA-LAST", 4, { canBeOrdered: false, isBackOrder: false, maxQtyToOrder: 3 }],
    ["PLA-RED", 4, { canBeOrdered: true, isBackOrder: true, maxQtyToOrder: 999, deliveryDate: "2026-03-20" }],
    ["PLA-NO-DATE", 5, { canBeOrdered: false, isBackOrder: false }],
    ["NOZZLE-06", 1, { canBeOrdered: false, maxQtyToOrder: 0 }],
  ])("report whether %s can be ordered in the quantity %i [7.4], [4.24]", async (sku, quantity, expected) => {
    const { reply } = await createTestShop().get(`/inventory?sku=${sku}&quantity=${quantity}`);
    expect(reply).toMatchObject({ sku, quantity, fetched: true, ...expected });
  });

  it.each([
    ["/catalog/variations/none", "variation_not_found"],
    ["/catalog/variations/none/stock", "variation_not_found"],
    ["/inventory?sku=NONE", "variation_not_found"],
    ["/variations?productId=none", "product_not_found"],
  ])("respond with 404 for an unknown variation or product: %s", async (path, code) => {
    expect(await createTestShop().get(path)).toMatchObject({ status: 404, reply: { code } });
  });

  it("refuse a stock request without a SKU", async () => {
    const answer = await createTestShop().get("/inventory?language=en");
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "query.sku": "Required" } } });
  });
});

describe("a backend that is down", () => {
  const down = async () => {
    throw new CommerceUnavailableError("down");
  };
  const wrapEngine = (engine: CommerceEngine): CommerceEngine => ({
    ...engine,
    getSettings: down,
    getCategories: down,
    listProducts: down,
    getVariations: down,
    getVariationBySku: down,
    getShippingOptions: down,
  });
  const wrapStore = (store: ShopStore): ShopStore => ({ ...store, getCheckout: down });

  it.each([
    "/shop",
    "/shop/freeShipping?site=se",
    "/catalog/categories",
    "/catalog/products",
    "/catalog/products/karna-pla",
    "/catalog/variations/id-bor-pa",
    "/catalog/variations/id-bor-pa/stock",
    "/inventory?sku=BOR-PA",
    "/variations?productId=id-bor-pa",
    "/checkout/any",
  ])("leads to a 503: %s", async (path) => {
    const answer = await createTestShop({ wrapEngine, wrapStore }).get(path);
    expect(answer).toMatchObject({ status: 503, reply: { code: "commerce_unavailable" } });
  });
});
