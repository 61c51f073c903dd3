import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { saveVariation } from "../support/save-variation.ts";
import { admin, database } from "../support/shop.ts";
import { availableOf, takeVariant, type TestVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

type Settings = {
  no_back_order: boolean;
  invoice_fee: Record<string, number>;
  invoice_credit_limit: Record<string, number>;
  invoice_terms_days: number;
};

async function readSettings(): Promise<Settings> {
  const { no_back_order, invoice_fee, invoice_credit_limit, invoice_terms_days } = (
    await admin<{ settings: Settings }>("shop-settings")
  ).body.settings;
  return { no_back_order, invoice_fee, invoice_credit_limit, invoice_terms_days };
}

async function orderBeyondStock(variant: TestVariant): Promise<string> {
  const priced = await createPricedCheckout({ lines: [{ variant, quantity: availableOf(variant) + 1 }] });
  return (await place(await prepareCheckout(priced), priced)).kind;
}

describe("an order beyond the stock", () => {
  let variant: TestVariant;
  before(async () => {
    variant = await takeVariant("bounded");
  });
  after(async () => {
    await admin("shop-settings", { ...(await readSettings()), no_back_order: false });
    await saveVariation(variant.id, { back_order: false, restock_on: null });
  });

  it("fails when no restock is expected [4.29]", async () => {
    const { body } = await saveVariation(variant.id, { back_order: true, restock_on: null });
    assert.equal(body.sold_without_stock, false);
    assert.equal(await orderBeyondStock(variant), "notEnoughStock");
  });

  it("fails for every variation when the shop sells from stock only [4.25]", async () => {
    await admin("shop-settings", { ...(await readSettings()), no_back_order: true });
    const { body } = await saveVariation(variant.id, { back_order: true, restock_on: "2099-01-01" });
    assert.equal(body.sold_without_stock, false);
    assert.equal(await orderBeyondStock(variant), "notEnoughStock");
    const others = await database.query(
      `select "sku" from "product_variant" where "allow_backorder" and "deleted_at" is null`,
    );
    assert.deepEqual(others, []);
  });

  it("succeeds for a variation with backorders and a restock day once the shop allows backorders again", async () => {
    await admin("shop-settings", { ...(await readSettings()), no_back_order: false });
    const { body } = await admin<{ sold_without_stock: boolean }>(`variations/${variant.id}`);
    assert.equal(body.sold_without_stock, true);
    assert.equal(await orderBeyondStock(variant), "placed");
  });

  it("fails once the expected day has passed [4.29]", async () => {
    // Written to the database, since no form accepts a past day.
    await database.query(
      `update "variation_detail" set "restock_on" = '2020-01-31' where "id" in (
         select "variation_detail_id" from "product_product_variant_catalogue_variation_detail" where "product_variant_id" = ?)`,
      [variant.id],
    );
    await until(async () => {
      const { body } = await admin<{ sold_without_stock: boolean }>(`variations/${variant.id}`);
      return body.sold_without_stock ? null : true;
    });
    assert.equal(await orderBeyondStock(variant), "notEnoughStock");
  });
});

describe("the merchandiser's forms", () => {
  it("clear omitted attributes and an emptied color", async () => {
    const variant = await takeVariant("plenty");
    type Answer = { variation: { attributes: Record<string, unknown>; color_name: object | null } };
    const read = async () => {
      const { attributes, color_name } = (await admin<Answer>(`variations/${variant.id}`)).body.variation;
      return { attributes, color_name };
    };
    const before = await read();
    assert.ok(Object.keys(before.attributes).length > 1);
    const { size } = before.attributes;
    await saveVariation(variant.id, { attributes: { size }, color_name: null });
    assert.deepEqual(await read(), { attributes: { size }, color_name: null });
    await saveVariation(variant.id, before);
    assert.deepEqual(await read(), before);
  });

  it("name the invalid fields", async () => {
    const variant = await takeVariant("plenty");
    const { status, body } = await saveVariation(variant.id, {
      active_date: "soon",
      sale: { name: "", percentage: 100 },
    });
    assert.equal(status, 400);
    assert.deepEqual(Object.keys(body.fields ?? {}).toSorted(), [
      "active_date",
      "sale.name",
      "sale.percentage",
    ]);
    assert.equal((await admin("shop-settings", { invoice_terms_days: 0 })).status, 400);
  });

  it("require a signed-in user", async () => {
    const response = await fetch(`${process.env.MEDUSA_URL}/admin/shop-settings`);
    assert.equal(response.status, 401);
  });
});
