import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { createCheckout, createDraft } from "../support/draft.ts";
import { database, internal, internalWithoutToken } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

after(() => database.end());

const priceShape = { currency_code: 0, amount: 0, price_list_id: 0, rules_count: 0, min_quantity: 0 };
const shape = {
  id: 0,
  sku: 0,
  ean: 0,
  manage_inventory: 0,
  variation_detail: {
    slug: 0,
    back_order: 0,
    discontinued: 0,
    active_date: 0,
    best_seller: 0,
    staff_pick: 0,
    color_hex: 0,
    color_name: 0,
    sale_name: 0,
    sale_percentage: 0,
    restock_on: 0,
    attributes: 0,
    assets: 0,
  },
  inventory_items: [
    {
      required_quantity: 0,
      inventory: {
        location_levels: [
          {
            stocked_quantity: 0,
            reserved_quantity: 0,
            stock_locations: [{ name: 0, sales_channels: [{ id: 0 }] }],
          },
        ],
      },
    },
  ],
};

/** What of a value a shape names; 0 stands for all of it, a list of one for each of them. */
function pickLike(wanted: unknown, value: unknown): unknown {
  if (wanted === 0 || value === null || typeof value !== "object") return value ?? null;
  if (Array.isArray(value)) return value.map((one) => pickLike((wanted as unknown[])[0], one));
  const fields = Object.entries(wanted as object);
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, pickLike(inner, (value as Record<string, unknown>)[name])]),
  );
}

describe("the internal API", () => {
  it("answers nobody without the right token, not even whether a path exists", async () => {
    assert.equal((await internalWithoutToken("ready")).status, 401);
    assert.equal((await internalWithoutToken("no-such-path")).status, 401);
    assert.equal((await internal("ready", undefined, { "x-internal-token": "wrong" })).status, 401);
    assert.equal((await internal("ready")).status, 200);
  });

  it("refuses what it cannot read with 400", async () => {
    assert.equal((await internal("variants")).status, 400);
    assert.equal((await internal("checkouts", { id: "x" })).status, 400);
    assert.equal((await internal(`checkouts/${await createCheckout()}/payment`, {})).status, 400);
  });

  it("knows no unknown checkout", async () => {
    const draft = await createDraft({ lines: [{ variant: await takeVariant("plenty"), quantity: 1 }] });
    assert.equal((await internal("checkouts/no-such-checkout")).status, 404);
    assert.equal((await internal("checkouts/no-such-checkout/payment", draft)).status, 404);
    assert.equal((await internal("checkouts/no-such-checkout/order", { draft, version: 1 })).status, 404);
  });

  it("says of variants by id what Medusa's own graph says of them by product", async () => {
    type Read = { id: string; prices: { currency_code: string }[] } & Record<string, unknown>;
    const { body } = await internal<{ products: { id: string; categories: unknown; variants: Read[] }[] }>(
      "products",
    );
    const byGraph = body.products.flatMap(({ variants }) => variants).slice(0, 80);
    const ids = byGraph.map(({ id }) => id).join(",");
    const found = await internal<{ variants: Read[] }>(`variants?id=${ids}`);
    const bySql = new Map(found.body.variants.map((variant) => [variant.id, variant]));
    assert.equal(bySql.size, byGraph.length);
    // The graph adds the ids of what it went through.
    const pick = ({ prices, ...variant }: Read) => ({
      plain: pickLike(shape, variant),
      prices: prices
        .map((price) => pickLike(priceShape, price))
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    });
    for (const variant of byGraph) assert.deepEqual(pick(bySql.get(variant.id)!), pick(variant));
  });

  it("saves a version on top of the one before only, for one of many savers", async () => {
    const id = await createCheckout();
    const save = (version: number) =>
      internal(`checkouts/${id}`, { version, data: { id, version }, expires_at: "2100-01-01T00:00:00.000Z" });
    const statuses = (await Promise.all([2, 2, 2, 2].map(save))).map(({ status }) => status);
    assert.deepEqual(
      statuses.toSorted((a, b) => a - b),
      [200, 409, 409, 409],
    );
    assert.equal((await save(4)).status, 409);
    assert.equal((await save(3)).status, 200);
    const { body } = await internal<{ checkout: { version: number; data: { version: number } } }>(
      `checkouts/${id}`,
    );
    assert.deepEqual([body.checkout.version, body.checkout.data.version], [3, 3]);
  });

  it("takes a record as large as a hundred lines make it", async () => {
    const id = await createCheckout();
    const data = { text: "å".repeat(300_000) };
    const { status } = await internal(`checkouts/${id}`, {
      version: 2,
      data,
      expires_at: "2100-01-01T00:00:00.000Z",
    });
    assert.equal(status, 200);
  });
});
