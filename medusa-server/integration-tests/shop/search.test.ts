import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { searchProduct, type SearchRecord, untilSearched } from "../support/search.ts";
import { admin, internal, variable } from "../support/shop.ts";
import { availableOf, readVariant, takeVariant, type TestVariant } from "../support/stock.ts";

type Price = { id: string; currency_code: string; amount: number };
type AdminVariant = {
  product_id: string;
  prices: Price[];
  inventory_items: { inventory_item_id: string; inventory: { location_levels: { location_id: string }[] } }[];
};
type Category = { id: string; handle: string };

const variantFields =
  "product_id,prices.id,prices.amount,prices.currency_code,inventory_items.inventory_item_id,inventory_items.inventory.location_levels.location_id";

describe("search follows the shop's changes before the periodic comparison", () => {
  let variant: TestVariant;
  let details: AdminVariant;
  let productId: string;
  const recordOf = (records: SearchRecord[]) => records.find(({ sku }) => sku === variant.sku);
  const stockOf = (records: SearchRecord[]) => recordOf(records)?.card.variation.stock.totalAvailable;

  /** Reads the stock shown on the shop's own pages, from a catalogue cached for seconds. */
  async function shownStock(): Promise<number | undefined> {
    const response = await fetch(`${variable("BFF_URL")}/api/variations?productId=${productId}`);
    const { variations } = (await response.json()) as {
      variations: { sku: string; stock: { totalAvailable: number } }[];
    };
    return variations.find(({ sku }) => sku === variant.sku)?.stock.totalAvailable;
  }

  before(async () => {
    variant = await takeVariant("plenty");
    const { body } = await admin<{ variants: AdminVariant[] }>(
      `product-variants?id=${variant.id}&fields=${variantFields}`,
    );
    [details] = body.variants as [AdminVariant];
    productId = details.product_id;
  });

  it("updates a price", async () => {
    const swedish = details.prices.find(({ currency_code }) => currency_code === "sek")!;
    const before = recordOf(await searchProduct(productId))!.price.SEK!;
    const prices = details.prices.map(({ id, currency_code, amount }) => ({
      id,
      currency_code,
      amount: id === swedish.id ? amount * 2 : amount,
    }));
    assert.equal((await admin(`products/${productId}/variants/${variant.id}`, { prices })).status, 200);
    await untilSearched(productId, (records) => recordOf(records)!.price.SEK! > before);
  });

  it("updates counted stock", async () => {
    const [item] = details.inventory_items;
    const [level] = item!.inventory.location_levels;
    const path = `inventory-items/${item!.inventory_item_id}/location-levels/${level!.location_id}`;
    assert.equal((await admin(path, { stocked_quantity: 4321 })).status, 200);
    const available = availableOf(await readVariant(variant.id));
    await untilSearched(productId, (records) => stockOf(records) === available);
  });

  it("updates stock reserved by an order", async () => {
    const available = availableOf(await readVariant(variant.id));
    const priced = await createPricedCheckout({
      lines: [{ variant: await readVariant(variant.id), quantity: 3 }],
    });
    await shownStock();
    assert.equal((await place(await prepareCheckout(priced), priced)).kind, "placed");
    await untilSearched(productId, (records) => stockOf(records) === available - 3);
    assert.equal(await shownStock(), available - 3, "a page is never behind search");
  });

  it("updates a merchandiser's pick", async () => {
    const { body } = await admin<{ variation: Record<string, unknown> }>(`variations/${variant.id}`);
    const { assets, sale_name, sale_percentage, ...saved } = body.variation as {
      assets: { pictures: { thumbnail: string }[] };
      sale_name: string | null;
      sale_percentage: number | null;
      staff_pick: boolean;
    } & Record<string, unknown>;
    const form = Object.fromEntries(
      ["slug", "back_order", "discontinued", "active_date", "best_seller", "color_hex"]
        .concat(["color_name", "restock_on", "attributes"])
        .map((name) => [name, saved[name]]),
    );
    const sale = sale_name === null ? null : { name: sale_name, percentage: sale_percentage };
    const picture = assets.pictures[0]!.thumbnail;
    const staff_pick = !saved.staff_pick;
    assert.equal(
      (await admin(`variations/${variant.id}`, { ...form, sale, picture, staff_pick })).status,
      200,
    );
    await untilSearched(productId, (records) => recordOf(records)!.staffPick === staff_pick);
  });

  it("updates a product removed from a category and put back", async () => {
    const { body } = await internal<{ products: { id: string; categories: Category[] }[] }>(
      "products?limit=1000",
    );
    const categoryId = body.products.find(({ id }) => id === productId)!.categories[0]!.id;
    const before = (await searchProduct(productId))[0]!.categories.length;
    const move = (moves: object) => admin(`product-categories/${categoryId}/products`, moves);
    assert.equal((await move({ remove: [productId] })).status, 200);
    await untilSearched(productId, (records) => records[0]!.categories.length < before);
    assert.equal((await move({ add: [productId] })).status, 200);
    await untilSearched(productId, (records) => records[0]!.categories.length === before);
  });

  it("updates a product that is unpublished and published again", async () => {
    const { body } = await admin<{ product: { title: string } }>(`products/${productId}?fields=title`);
    const count = (await searchProduct(productId)).length;
    await admin(`products/${productId}`, { status: "draft" });
    await untilSearched(productId, (records) => records.length === 0);
    await admin(`products/${productId}`, { status: "published", title: body.product.title });
    await untilSearched(productId, (records) => records.length === count);
  });
});
