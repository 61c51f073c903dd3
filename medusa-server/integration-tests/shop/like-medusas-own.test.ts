import type { PricedCheckout } from "@spolverk/domain";
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { it } from "node:test";
import { makeCoupon } from "../support/coupons.ts";
import { supportFolder } from "../support/folders.ts";
import {
  createPricedCheckout,
  payByGiftCard,
  place,
  prepareCheckout,
  toRecord,
} from "../support/priced-checkout.ts";
import { database } from "../support/shop.ts";
import { startScripts } from "../support/start-scripts.ts";
import { takeVariant } from "../support/stock.ts";
import { completeCart } from "../support/store.ts";

/** Columns that refer to rows shared by many orders. */
const sharedColumns = new Set([
  "region_id",
  "sales_channel_id",
  "customer_id",
  "variant_id",
  "product_id",
  "promotion_id",
  "inventory_item_id",
  "location_id",
  "shipping_option_id",
  "provider_id",
  "reference_id",
  "tax_rate_id",
]);
/** Whether a column refers to a row of one order only. */
const isOwnId = (column: string) => (column === "id" || column.endsWith("_id")) && !sharedColumns.has(column);

/** Fields in which two equal orders differ beside their ids. */
const ownKeys = new Set([
  "display_id",
  "created_at",
  "updated_at",
  "completed_at",
  "authorized_at",
  "checkoutId",
  "paymentReference",
  // Each order has its own gift card.
  "reference_id",
]);

function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ownKeys.has(key) && !isOwnId(key))
      .map(([key, inner]) => [key, withoutOwn(inner)]),
  );
}

/** The shop's own tables with rows of an order. */
const ownTables = new Set([
  "purchase",
  "checkout",
  "mail",
  "gift_card",
  "gift_card_movement",
  "invoice_approval",
  // The job that mails the confirmation issues the invoice a moment later.
  "invoice",
]);

type Row = Record<string, unknown>;

const listTables = async () => {
  const rows = await database.query<{ table_name: string }>(
    `select t.table_name from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by t.table_name`,
  );
  return rows.map(({ table_name }) => table_name).filter((table) => !ownTables.has(table));
};

const listOwnIds = (row: Row) =>
  Object.entries(row).flatMap(([column, value]) =>
    isOwnId(column) && typeof value === "string" ? [value] : [],
  );

/** Finds the rows of a table whose own id, or whose reference to another row, is among these ids. */
async function findRows(table: string, ids: readonly string[]): Promise<Row[]> {
  const rows = await database.query<{ row: Row }>(
    `select to_jsonb(t) as "row" from "${table}" t where exists (
       select 1 from jsonb_each_text(to_jsonb(t)) e
       where (e.key = 'id' or e.key like '%\\_id') and e.value in (select jsonb_array_elements_text(?::jsonb))
         and e.key not in (select jsonb_array_elements_text(?::jsonb)))`,
    [JSON.stringify(ids), JSON.stringify([...sharedColumns])],
  );
  return rows.map(({ row }) => row);
}

/**
 * Collects all rows of Medusa's tables that belong to an order, by table. Starts at the order's id and follows ids in
 * both directions until it finds no new row. Needs no list of tables, so that it includes those of later versions.
 */
async function readParts(orderId: string) {
  const tables = await listTables();
  const found = new Map<string, Map<string, Row>>();
  const ids = new Set([orderId]);
  let asked: string[] = [orderId];
  while (asked.length > 0) {
    const next = new Set<string>();
    for (const table of tables) {
      const rows = await findRows(table, asked);
      const known = found.get(table) ?? new Map<string, Row>();
      for (const row of rows) known.set(JSON.stringify(row), row);
      if (rows.length > 0) found.set(table, known);
      for (const id of rows.flatMap(listOwnIds)) if (!ids.has(id)) next.add(id);
    }
    for (const id of next) ids.add(id);
    asked = [...next];
  }
  // An invoice's fee counts as fulfilled from the start, which is the shop's only difference (see invoices.test.ts).
  const lines = [...(found.get("order_line_item")?.values() ?? [])];
  const fees = new Set(lines.filter((line) => line["variant_id"] === null).map((line) => line["id"]));
  return new Map(
    [...found].map(([table, rows]) => {
      const compared = [...rows.values()].filter(
        (row) => table !== "order_item" || !fees.has(row["item_id"]),
      );
      return [table, compared.map((row) => JSON.stringify(withoutOwn(row))).toSorted()];
    }),
  );
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

async function readCartId(checkoutId: string): Promise<string> {
  const rows = await database.query<{ cart_id: string }>("select cart_id from checkout where id = ?", [
    checkoutId,
  ]);
  return rows[0]!.cart_id;
}

/** Completes the cart prepared for a checkout with Medusa's own workflow. */
const placeByMedusa = async (priced: PricedCheckout) =>
  completeCart(await readCartId(await prepareCheckout(priced)));

const methods = {
  goods: { type: "percentage", target_type: "order", value: 10 },
  shipping: { type: "percentage", target_type: "shipping_methods", allocation: "across", value: 100 },
};

const title = "an order has the same rows in every table as after Medusa's own completion of an equal cart";
it(title, { timeout: 300_000 }, async () => {
  const filled = new Set<string>();
  for (const [off, method] of Object.entries(methods)) {
    const priced = await pricedOfEverything(method);
    const { order } = await place(await prepareCheckout(priced), priced);
    const ours = await readParts(order!.id);
    const medusas = await readParts(await placeByMedusa(priced));
    for (const table of new Set([...ours.keys(), ...medusas.keys()])) {
      assert.deepEqual(ours.get(table), medusas.get(table), `${table}, with a coupon for the ${off}`);
      filled.add(table);
    }
  }
  for (const table of [
    "order",
    "order_summary",
    "order_credit_line",
    "order_promotion",
    "reservation_item",
    "payment",
  ]) {
    assert.ok(filled.has(table), table);
  }
});

it("an order's completion emits the same events as Medusa's own completion of an equal cart", async () => {
  const scripts = await startScripts({ NODE_ENV: "production" });
  const listEvents = async (...args: string[]) => {
    const printed = await scripts.run(path.join(supportFolder, "print-order-events.ts"), ...args);
    return printed.split("\n").flatMap((line) => (line.startsWith("EVENT ") ? [line] : []));
  };
  try {
    const priced = await pricedOfEverything(methods.goods);
    const own = await prepareCheckout(priced);
    const ours = await listEvents("shop", own, JSON.stringify({ priced, record: toRecord(own, 2) }));
    const medusas = await listEvents("medusa", await readCartId(await prepareCheckout(priced)));
    assert.ok(medusas.includes("EVENT order.placed"), medusas.join());
    // Additional events of the shop: the approval of an invoice order is stored, and its fee counts as fulfilled.
    const more = ["EVENT invoice.invoice-approval.created", "EVENT order.order-item.updated"];
    assert.deepEqual(ours.toSorted(), [...medusas, ...more].toSorted());
  } finally {
    await scripts.stop();
  }
});
