import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readProducts, resolvePriceHistory } from "@spolverk/content";
import { testCouponPrefix } from "../support/coupons.ts";
import { admin, database } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";
import { readVariant, takeVariant } from "../support/stock.ts";

const tables = [
  "product",
  "product_variant",
  "price",
  "product_category",
  "region",
  "tax_region",
  "shipping_option",
  "service_zone",
  "geo_zone",
  "inventory_item",
  "inventory_level",
  "product_detail",
  "variation_detail",
  "category_detail",
  "shop_setting",
  "sales_channel",
  "stock_location",
  "product_option_value",
];

/**
 * Tables of coupons with the column of their codes. The counts leave out test coupons, which other tests create
 * meanwhile.
 */
const couponTables = { promotion: "code", promotion_campaign: "campaign_identifier" };

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const rows = await database.query<{ count: string }>(
      `select count(*) from "${table}" where deleted_at is null`,
    );
    counts[table] = Number(rows[0]!.count);
  }
  for (const [table, name] of Object.entries(couponTables)) {
    const rows = await database.query<{ count: string }>(
      `select count(*) from "${table}" where deleted_at is null and "${name}" not like ?`,
      [`${testCouponPrefix}%`],
    );
    counts[table] = Number(rows[0]!.count);
  }
  return counts;
}

let scripts: Scripts;

/** Seeds like `npm run seed`. */
async function seedAgain(): Promise<{ created: Record<string, number> }> {
  const printed = await scripts.run("seed.js");
  return JSON.parse(/^SEED (.*)$/m.exec(printed)![1]!) as { created: Record<string, number> };
}

/** Removes all rows of a variant, as if the content had never had it. */
async function removeVariant(id: string, sku: string): Promise<void> {
  const options = await database.query<{ option_value_id: string }>(
    "delete from product_variant_option where variant_id = ? returning option_value_id",
    [id],
  );
  for (const { option_value_id } of options) {
    await database.query("delete from product_product_option_value where product_option_value_id = ?", [
      option_value_id,
    ]);
    await database.query("delete from product_option_value where id = ?", [option_value_id]);
  }
  await database.query("delete from product_variant where id = ?", [id]);
  await database.query("delete from inventory_item where sku = ?", [sku]);
}

/** Counts the prices of a variation in the content, the current one included. */
function countPrices(sku: string): number {
  const variation = readProducts()
    .flatMap(({ variations }) => variations)
    .find((candidate) => candidate.sku === sku);
  assert.ok(variation);
  return resolvePriceHistory(variation, new Date().toISOString().slice(0, 10)).length;
}

describe("seeding a seeded shop", () => {
  before(async () => {
    scripts = await startScripts();
  });
  after(() => scripts.stop());

  it("adds nothing, and keeps the merchandiser's changes", async () => {
    const variant = await takeVariant("plenty");
    const item = variant.inventory_items[0]!;
    const rows = await database.query<{ product_id: string; location_id: string }>(
      `select v.product_id, l.location_id from product_variant v, inventory_level l
       where v.id = ? and l.inventory_item_id = ?`,
      [variant.id, item.inventory_item_id],
    );
    const { product_id, location_id } = rows[0]!;
    const title = `Renamed ${Date.now()}`;
    await admin(`products/${product_id}`, { title });
    await admin(`products/${product_id}/variants/${variant.id}`, {
      prices: variant.prices.map(({ currency_code }) => ({ currency_code, amount: 123.45 })),
    });
    await admin(`inventory-items/${item.inventory_item_id}/location-levels/${location_id}`, {
      stocked_quantity: 777,
    });
    const countsBefore = await countRows();

    assert.deepEqual((await seedAgain()).created, {});
    assert.deepEqual(await countRows(), countsBefore);
    const seeded = await readVariant(variant.id);
    assert.ok(seeded.prices.every(({ amount }) => amount === 123.45));
    assert.equal(seeded.inventory_items[0]!.inventory.location_levels[0]!.stocked_quantity, 777);
    const { body } = await admin<{ product: { title: string } }>(`products/${product_id}`);
    assert.equal(body.product.title, title);
  });

  it("adds a variation that the content has gained since", async () => {
    const { id, sku } = await takeVariant("plenty");
    await removeVariant(id, sku);
    const { created } = await seedAgain();
    // A variation with a former price gets more than one record.
    const priceRecords = countPrices(sku);
    assert.deepEqual(created, { variations: 1, variationDetails: 1, priceRecords, stockLevels: 1 });
  });

  it("adds weights, parcel limits and specifications by size to rows seeded by earlier versions [3.49] [3.51]", async () => {
    const [weighed] = await database.query<{ id: string; weight: number }>(
      `select id, weight from product_variant where weight is not null and deleted_at is null limit 1`,
    );
    assert.ok(weighed);
    const { id } = weighed;
    const readOptions = () =>
      database.query<{ id: string; data: Record<string, unknown> }>(
        `select id, data from shipping_option where data->>'key' is not null and deleted_at is null order by id`,
      );
    const readSizes = () =>
      database.query<{ id: string; sizes: unknown }>(
        `select id, specifications_by_size as sizes from product_detail
         where specifications_by_size::text <> '{}' and deleted_at is null order by id`,
      );
    const [options, sizes] = [await readOptions(), await readSizes()];
    assert.ok(options.length > 1 && sizes.length > 0);
    const [older, changed] = [options[0]!, options[1]!];
    await database.query(`update product_variant set weight = null where id = ?`, [id]);
    await database.query(`update shipping_option set data = data - 'max_parcel_grams' where id = ?`, [
      older.id,
    ]);
    await database.query(
      `update shipping_option set data = jsonb_set(data, '{max_parcel_grams}', '1234') where id = ?`,
      [changed.id],
    );
    await database.query(`update product_detail set specifications_by_size = '{}' where id = ?`, [
      sizes[0]!.id,
    ]);

    const { created } = await seedAgain();
    const [variant] = await database.query(`select id, weight from product_variant where id = ?`, [id]);
    const seeded = { variant, options: await readOptions(), sizes: await readSizes() };
    await database.query(`update shipping_option set data = ?::jsonb where id = ?`, [
      JSON.stringify(changed.data),
      changed.id,
    ]);
    assert.deepEqual(created, { weights: 1, parcelLimits: 1, specificationsBySize: 1 });
    assert.deepEqual([seeded.variant, seeded.options[0], seeded.sizes], [weighed, older, sizes]);
    assert.equal(seeded.options[1]!.data["max_parcel_grams"], 1234);
  });
});
