import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { admin, database, internal } from "../support/shop.ts";
import { saveVariation } from "../support/save-variation.ts";
import { takeVariant, type TestVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

type Row = { amounts: Record<string, number>; discount_percentage: number };
type Reply = { products: { variants: { price_records: (Row & { since: string })[] | null }[] }[] };

const readHistory = (variantId: string) =>
  database.query<Row>(
    `select "amounts", "discount_percentage" from "price_record" where "variant_id" = ? order by "since"`,
    [variantId],
  );

/** Reads the price history that the BFF gets. Checks that each instant is in JavaScript's format. */
async function readTold(variantId: string): Promise<Row[] | null> {
  const { body } = await internal<Reply>(`products?variant=${variantId}`);
  const records = body.products[0]?.variants[0]?.price_records ?? null;
  return (
    records &&
    records.map(({ since, ...row }) => {
      assert.equal(new Date(since).toISOString(), since);
      return row;
    })
  );
}

/** Waits until the history has this many rows: a subscriber adds one after the reply. */
const waitForRows = (variantId: string, count: number): Promise<Row[]> =>
  until(async () => {
    const rows = await readHistory(variantId);
    return rows.length >= count ? rows : null;
  });

describe("the price history of a variant", () => {
  let variant: TestVariant;
  before(async () => {
    variant = await takeVariant("bounded");
  });

  it("begins with the variant's price, and gains a row when a sale begins, when it ends, and at no other time", async () => {
    const seeded = await readHistory(variant.id);
    assert.equal(seeded.at(-1)?.discount_percentage, 0);
    const sale = { name: "Test", percentage: 12.5 };
    await saveVariation(variant.id, { sale });
    await saveVariation(variant.id, { sale });
    const reduced = await readHistory(variant.id);
    assert.deepEqual(reduced.map((row) => row.discount_percentage).slice(seeded.length), [12.5]);
    await saveVariation(variant.id, { sale: null });
    assert.equal((await readHistory(variant.id)).length, seeded.length + 2);
  });

  it("comes with the variant while it is on sale, oldest price first", async () => {
    await saveVariation(variant.id, { sale: { name: "Test", percentage: 10 } });
    const rows = await readHistory(variant.id);
    assert.deepEqual(await readTold(variant.id), rows);
    assert.equal(rows.at(-1)?.discount_percentage, 10);
    await saveVariation(variant.id, { sale: null });
    assert.equal(await readTold(variant.id), null);
  });

  it("gains a row when a price is changed in Medusa's own form", async () => {
    const before = await readHistory(variant.id);
    type Found = { variants: { product_id: string }[] };
    const found = (await admin<Found>(`product-variants?id=${variant.id}&fields=product_id`)).body;
    const path = `products/${found.variants[0]!.product_id}/variants/${variant.id}`;
    const fields = "?fields=id,*prices";
    type Prices = { variant: { prices: { id: string; currency_code: string; amount: number }[] } };
    const { prices } = (await admin<Prices>(`${path}${fields}`)).body.variant;
    const sek = prices.find(({ currency_code }) => currency_code === "sek")!;
    const save = (amount: number) =>
      admin(path, {
        prices: prices.map(({ id, currency_code, ...price }) => ({
          id,
          currency_code,
          amount: currency_code === "sek" ? amount : price.amount,
        })),
      });
    assert.equal((await save(sek.amount + 1)).status, 200);
    const after = await waitForRows(variant.id, before.length + 1);
    assert.equal(after.at(-1)?.amounts.sek, sek.amount + 1);
    await save(sek.amount);
    assert.equal((await waitForRows(variant.id, before.length + 2)).at(-1)?.amounts.sek, sek.amount);
  });
});

describe("stock notifications", () => {
  it("appear for the merchandiser only, with their variation [3.47]", async () => {
    const variant = await takeVariant("plenty");
    const email = `wait-${Date.now()}@example.com`;
    const body = { variationId: variant.id, email, language: "sv", askedAt: new Date().toISOString() };
    assert.equal((await internal("stock-notifications", body)).status, 200);
    type List = { count: number; stock_notifications: { email: string; sku: string }[] };
    const list = (await admin<List>("stock-notifications")).body;
    const own = list.stock_notifications.find((row) => row.email === email);
    assert.equal(own?.sku, variant.sku);
    const response = await fetch(`${process.env.MEDUSA_URL}/admin/stock-notifications`);
    assert.equal(response.status, 401);
  });

  it("refuse an invalid address, and an invalid page", async () => {
    const body = { variationId: "v", email: "asa", language: "sv", askedAt: new Date().toISOString() };
    assert.equal((await internal("stock-notifications", body)).status, 400);
    assert.equal((await admin("stock-notifications?limit=0")).status, 400);
  });
});
