import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { it } from "node:test";
import type { PricedCheckout } from "@spolverk/medusa-contract";
import { makeCoupon } from "../support/coupons.ts";
import { createPricedCheckout, payByGiftCard, place, prepareCheckout } from "../support/priced-checkout.ts";
import { database } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";
import { completeCart } from "../support/store.ts";

/** What two orders of the same differ in all the same. */
const ownKeys = new Set([
  "id",
  "order_id",
  "item_id",
  "line_item_id",
  "shipping_method_id",
  "shipping_address_id",
  "billing_address_id",
  "cart_id",
  "payment_collection_id",
  "display_id",
  "created_at",
  "updated_at",
  "completed_at",
  "checkoutId",
  "paymentReference",
]);

function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ownKeys.has(key))
      .map(([key, inner]) => [key, withoutOwn(inner)]),
  );
}

const itemsOf = `select item_id from order_item where order_id = o.id`;
const methodsOf = `select shipping_method_id from order_shipping where order_id = o.id`;
/** An invoice's fee counts as fulfilled from the start, in which alone the shop differs (invoices.test.ts shows it). */
const goods = "select id from order_line_item where variant_id is not null";
/** Each table that an order is kept in, and which of its rows are the order's. */
const parts = {
  order: "t.id = o.id",
  order_address: "t.id in (o.shipping_address_id, o.billing_address_id)",
  order_item: `t.order_id = o.id and t.item_id in (${goods})`,
  order_line_item: `t.id in (${itemsOf})`,
  order_line_item_tax_line: `t.item_id in (${itemsOf})`,
  order_line_item_adjustment: `t.item_id in (${itemsOf})`,
  order_shipping: "t.order_id = o.id",
  order_shipping_method: `t.id in (${methodsOf})`,
  order_shipping_method_tax_line: `t.shipping_method_id in (${methodsOf})`,
  order_shipping_method_adjustment: `t.shipping_method_id in (${methodsOf})`,
  order_credit_line: "t.order_id = o.id",
  order_summary: "t.order_id = o.id",
  order_transaction: "t.order_id = o.id",
  order_cart: "t.order_id = o.id",
  order_promotion: "t.order_id = o.id",
  order_payment_collection: "t.order_id = o.id",
  reservation_item: `t.line_item_id in (${itemsOf})`,
  cart: "t.id in (select cart_id from order_cart where order_id = o.id)",
};

async function readParts(orderId: string) {
  const found: Record<string, string[]> = {};
  for (const [table, condition] of Object.entries(parts)) {
    const rows = await database.query<{ row: unknown }>(
      `select to_jsonb(t) as "row" from "${table}" t, "order" o where o.id = ? and ${condition}`,
      [orderId],
    );
    found[table] = rows.map(({ row }) => JSON.stringify(withoutOwn(row))).toSorted();
  }
  return found;
}

async function makeGiftCard(): Promise<string> {
  const id = `gcard_${randomUUID()}`;
  await database.query(
    `insert into gift_card (id, code_hash, sealed_code, last_characters, currency_code, value, order_id, order_line_id,
       piece, expires_at) values (?, ?, 'sealed', 'ABCD', 'sek', 100000, ?, ?, 1, now() + interval '1 year')`,
    [id, id, id, id],
  );
  await database.query(
    `insert into gift_card_movement (id, gift_card_id, kind, amount, key) values (?, ?, 'issued', 100000, ?)`,
    [id, id, id],
  );
  return id;
}

async function pricedOfEverything(method: object): Promise<PricedCheckout> {
  const lines = [
    { variant: await takeVariant("plenty"), quantity: 2, discountPercentage: 12.5 },
    { variant: await takeVariant("plenty"), quantity: 1 },
  ];
  const coupon = await makeCoupon({ method });
  const billing = { organizationNumber: "556036-0793" };
  const priced = await createPricedCheckout({ lines, coupon, feeNet: 2320, billing });
  return payByGiftCard(priced, await makeGiftCard(), 5000);
}

/** Medusa's own completing of the cart that was prepared for a checkout. */
async function placeByMedusa(priced: PricedCheckout): Promise<string> {
  const id = await prepareCheckout(priced);
  const [row] = await database.query<{ cart_id: string }>("select cart_id from checkout where id = ?", [id]);
  return completeCart(row!.cart_id);
}

const methods = {
  goods: { type: "percentage", target_type: "order", value: 10 },
  shipping: { type: "percentage", target_type: "shipping_methods", allocation: "across", value: 100 },
};

it("an order is kept as Medusa's own completing of the same cart keeps it, stock, coupon and all", async () => {
  const filled = new Set<string>();
  for (const [off, method] of Object.entries(methods)) {
    const priced = await pricedOfEverything(method);
    const { order } = await place(await prepareCheckout(priced), priced);
    const ours = await readParts(order!.id);
    const medusas = await readParts(await placeByMedusa(priced));
    for (const table of Object.keys(parts)) {
      assert.deepEqual(ours[table], medusas[table], `${table}, with a coupon for the ${off}`);
      if (ours[table]!.length > 0) filled.add(table);
    }
  }
  // The manual provider takes no money.
  const expected = Object.keys(parts).filter((table) => table !== "order_transaction");
  assert.deepEqual([...filled].toSorted(), expected.toSorted());
});
