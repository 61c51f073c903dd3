import { currencies } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { fromContent } from "../commerce/memory/from-content.ts";
import type { Variation } from "../contract/catalogue.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

const getVariation = async (id: string): Promise<Variation> =>
  (await createTestShop().get<Variation>(`/catalog/variations/${id}?language=en`)).reply;

describe("a variation of the API", () => {
  it("returns the fields of a variation beside its product, sale, pictures and stock [3.9] [3.10]", async () => {
    const { msrp, ...variation } = await getVariation("id-pla-black");
    expect(variation).toMatchObject({
      id: "id-pla-black",
      sku: "PLA-BLACK",
      name: "Black, 750 g, 1.75 mm",
      type: "filament",
      physical: true,
      gtin: "2000000000015",
      discontinued: false,
      backOrder: true,
      activeDate: "2024-01-10",
      bestSeller: 1,
      staffPick: false,
      colorHex: "#111111",
    });
    expect(Object.keys(msrp).toSorted()).toEqual(currencies.toSorted());
    expect(msrp.SEK).toBe(19_917);
  });

  it("returns null for a missing GTIN and rank [3.10]", async () => {
    expect(await getVariation("id-petg-sale")).toMatchObject({
      gtin: null,
      bestSeller: null,
      staffPick: true,
    });
  });

  it("returns its product with name, maker, bullets, description and naming attributes [3.9] [3.11]", async () => {
    const { product } = await getVariation("id-pla-black");
    expect(product).toEqual({
      id: "id-karna-pla",
      slug: "karna-pla",
      name: "Kärna PLA",
      manufacturer: "Spolverk",
      bullets: ["Even", "Measured", "Clean"],
      description: "The one to reach for first.",
      soldBy: "kilogram",
      primaryAttribute: "color",
      secondaryAttribute: "size",
      discontinued: false,
    });
  });

  it("inherits discontinued from its product [3.10] [3.11]", async () => {
    expect(await getVariation("id-nozzle-04-ho")).toMatchObject({
      discontinued: true,
      product: { discontinued: true },
    });
  });

  it.each([
    ["id-pla-black-285", { diameter: 2.85, size: 750, color: "black" }],
    ["id-nozzle-04-ho", { version: 0.4, ho: true, material: "Brass" }],
    ["id-gift-500", { listPrice: "SEK", giftCardValue: 50_000 }],
  ])("returns the attributes of its kind: %s [3.15]", async (id, attributes) => {
    expect((await getVariation(id)).attributes).toEqual(attributes);
  });

  it("returns the hotend of a printer, a nozzle or a hotend kit [3.15]", async () => {
    const data = fromContent("2026-03-02");
    const nozzle = data.products
      .flatMap(({ variations }) => variations)
      .find(({ sku }) => sku === "BRASS-V6-025");
    const { reply } = await createTestShop({ data }).get<Variation>(`/catalog/variations/${nozzle?.id}`);
    expect(reply.attributes).toEqual({ material: "Brass", hotend: "V6", version: 0.25 });
  });
});

describe("the inventory query", () => {
  it("takes a SKU and a quantity [3.34]", async () => {
    const { reply } = await createTestShop().get("/inventory?sku=PLA-LAST&quantity=2");
    expect(reply).toMatchObject({ sku: "PLA-LAST", quantity: 2, canBeOrdered: true });
  });

  it.each([
    ["0", "Must be at least 1"],
    ["-1", "Must be at least 1"],
    ["1.5", "Invalid value"],
    ["many", "Invalid value"],
    ["100000000", "Must be at most 9,999"],
  ])("refuses a quantity of %s [3.34]", async (quantity, message) => {
    const answer = await createTestShop().get(`/inventory?sku=PLA-LAST&quantity=${quantity}&language=en`);
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "query.quantity": message } } });
  });

  it("refuses a call without a SKU [3.34]", async () => {
    const answer = await createTestShop().get("/inventory?quantity=2&language=en");
    expect(answer).toMatchObject({ status: 400, reply: { fields: { "query.sku": "Required" } } });
  });
});

describe("the variations query", () => {
  it("takes the id of a product and refuses a call without one [3.35]", async () => {
    const shop = createTestShop();
    const { reply } = await shop.get<{ variations: Variation[] }>("/variations?productId=id-bor-pa");
    expect(reply.variations.map(({ sku, product }) => [sku, product.id])).toEqual([["BOR-PA", "id-bor-pa"]]);
    expect(await shop.get("/variations?language=en")).toMatchObject({
      status: 400,
      reply: { fields: { "query.productId": "Required" } },
    });
  });
});

describe("a checkout of the API", () => {
  it("returns the country of delivery and whether its customer is a company [3.7]", async () => {
    const shop = createTestShop();
    const lines = [{ id: "id-pla-black", quantity: 1 }];
    const given = { site: "se", lines, country: "DK", company: true };
    const started = await shop.post<Checkout>("/checkout", given);
    expect(started.reply).toMatchObject({ country: "DK", company: true });
    const path = `/checkout/${started.reply.id}`;
    await shop.post(`${path}/country`, { country: "SE" });
    await shop.post(`${path}/company`, { company: false });
    expect((await shop.get<Checkout>(path)).reply).toMatchObject({ country: "SE", company: false });
  });
});

describe("the defaults of the API", () => {
  it("replies in Swedish when a call names no language of the shop [9.3]", async () => {
    const shop = createTestShop();
    const message = "Sidan eller adressen finns inte";
    expect((await shop.get("/nowhere")).reply.message).toBe(message);
    expect((await shop.get("/nowhere?language=pt")).reply.message).toBe(message);
  });

  it("charges in SEK and with VAT by default on the Swedish site [9.3]", async () => {
    const lines = [{ id: "id-pla-black", quantity: 1 }];
    const { reply } = await createTestShop().post<Checkout>("/checkout", { site: "se", lines });
    expect(reply).toMatchObject({ currency: "SEK", vatRate: 25 });
    expect(reply.totals.total).toBe(24_896);
  });

  it("documents version 0.9.404 [9.3]", async () => {
    const { reply } = await createTestShop().get<{ info: { version: string } }>("/openapi.json");
    expect(reply.info.version).toBe("0.9.404");
  });
});

describe("messages of the API", () => {
  const line = (id: string) => [{ id, quantity: 1 }];

  it("name an empty cart: No products [8.29]", async () => {
    const answer = await createTestShop().post("/checkout?language=sv", {
      site: "se",
      lines: line("id-pla-sold-out"),
    });
    expect(answer).toMatchObject({ status: 409, reply: { code: "no_products" } });
    const english = await createTestShop().post("/checkout?language=en", {
      site: "se",
      lines: line("id-pla-sold-out"),
    });
    expect(english.reply.message).toMatch(/no products.*cart is empty.*backorder/i);
  });
});
