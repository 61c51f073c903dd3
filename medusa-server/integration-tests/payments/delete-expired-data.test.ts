import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { createAccount, type TestAccount } from "../support/account-orders.ts";
import { ageOrder } from "../support/age-order.ts";
import { deleteExpiredData } from "../support/delete-expired-data.ts";
import { until } from "../support/mails.ts";
import {
  createPricedCheckout,
  type PricedInput,
  place,
  prepareCheckout,
} from "../support/priced-checkout.ts";
import { database, internal } from "../support/shop.ts";
import { type Scripts, startScripts } from "../support/start-scripts.ts";
import { takeVariant } from "../support/stock.ts";

/** A separate process that runs the nightly job like an operator. */
let scripts: Scripts;

const newEmail = () => `expired-${randomUUID()}@example.com`;
const query = <Row>(sql: string, ...parameters: string[]) => database.query<Row>(sql, parameters);
const count = async (sql: string, ...parameters: string[]) =>
  (await query<unknown>(sql, ...parameters)).length;

type Made = { id: string; email: string; cartId: string };

/** Prepares a checkout up to the payment. */
async function prepare(input: Partial<PricedInput> = {}) {
  const email = newEmail();
  const variant = await takeVariant("plenty");
  const priced = await createPricedCheckout({ lines: [{ variant, quantity: 1 }], email, ...input });
  return { priced, email, id: await prepareCheckout(priced) };
}
const readCartId = async (id: string) =>
  (await query<{ cart_id: string }>("select cart_id from checkout where id = ?", id))[0]!.cart_id;

async function expire(id: string): Promise<void> {
  await query("update checkout set expires_at = now() - interval '1 day' where id = ?", id);
}
async function ageGuest(email: string): Promise<void> {
  await query("update cart set updated_at = now() - interval '15 days' where email = ?", email);
  await query("update customer set updated_at = now() - interval '15 days' where email = ?", email);
}
const exists = async (id: string) => (await count("select 1 from checkout where id = ?", id)) === 1;

/** Tables with rows of a cart. The value is the name of the column that holds the cart's id. */
const rowsOfCart = {
  cart: "id",
  cart_line_item: "cart_id",
  cart_shipping_method: "cart_id",
  credit_line: "cart_id",
  cart_payment_collection: "cart_id",
  cart_promotion: "cart_id",
} as const;

describe("the nightly deletion", () => {
  let expired: Made & { supersededCartId: string; addressIds: string[]; collectionIds: string[] };
  const kept: Record<string, string> = {};
  let placed: Made & { orderId: string };
  let old: { orderId: string; email: string };
  let log: string;
  let account: TestAccount;

  before(async () => {
    // The payment of this abandoned checkout was prepared twice.
    const left = await prepare();
    const supersededCartId = await readCartId(left.id);
    const changed = await createPricedCheckout({
      lines: [{ variant: await takeVariant("plenty"), quantity: 2 }],
      email: left.email,
    });
    assert.equal((await internal(`checkouts/${left.id}/payment`, changed)).status, 200);
    const cartId = await readCartId(left.id);
    const carts = [cartId, supersededCartId].map((each) => `'${each}'`).join(", ");
    const addresses = await query<{ id: string }>(
      `select unnest(array[shipping_address_id, billing_address_id]) as id from cart where id in (${carts})`,
    );
    const collections = await query<{ id: string }>(
      `select payment_collection_id as id from cart_payment_collection where cart_id in (${carts})`,
    );
    expired = {
      id: left.id,
      email: left.email,
      cartId,
      supersededCartId,
      addressIds: addresses.map(({ id }) => id),
      collectionIds: collections.map(({ id }) => id),
    };
    await expire(left.id);
    await ageGuest(left.email);

    account = await createAccount();
    await query(
      "insert into customer (id, email, has_account) values ('cus_retention', 'retention@example.com', false)",
    );
    await query(
      "update customer set updated_at = now() - interval '15 days', has_account = false where id in (?, 'cus_retention')",
      account.customerId,
    );

    kept.fresh = (await prepare()).id;

    const pending = await prepare({ bySwish: true });
    assert.equal((await place(pending.id, pending.priced)).kind, "paymentPending");
    kept.pending = pending.id;

    const placing = await prepare();
    await query("update checkout set placing_at = now() + interval '1 hour' where id = ?", placing.id);
    kept.placing = placing.id;

    // The provider has authorized this checkout's payment, and the order is not made yet.
    const paid = await prepare();
    await query(
      `insert into payment (id, amount, raw_amount, currency_code, provider_id, data, payment_collection_id, payment_session_id)
       select 'pay_' || s.id, s.amount, s.raw_amount, s.currency_code, s.provider_id, '{}', s.payment_collection_id, s.id
       from payment_session s join cart_payment_collection l on l.payment_collection_id = s.payment_collection_id
       where l.cart_id = ?`,
      await readCartId(paid.id),
    );
    kept.paid = paid.id;

    for (const id of [kept.pending, kept.placing, kept.paid]) await expire(id);

    const ordered = await prepare();
    const orderCartId = await readCartId(ordered.id);
    const { order } = await place(ordered.id, ordered.priced);
    await query("update checkout set updated_at = now() - interval '91 days' where id = ?", ordered.id);
    await query(`update "order" set created_at = now() - interval '91 days' where id = ?`, order!.id);
    await expire(ordered.id);
    placed = { id: ordered.id, email: ordered.email, cartId: orderCartId, orderId: order!.id };

    const ancient = await prepare();
    const made = await place(ancient.id, ancient.priced);
    await ageOrder(made.order!.id);
    await query("update purchase set account_id = 'acc_old' where order_id = ?", made.order!.id);
    await query("update checkout set updated_at = now() - interval '9 years' where id = ?", ancient.id);
    await query(
      "update cart set updated_at = now() - interval '9 years', customer_id = null where email = ?",
      ancient.email,
    );
    await query("update customer set updated_at = now() - interval '9 years' where email = ?", ancient.email);
    old = { orderId: made.order!.id, email: ancient.email };

    await query(
      `insert into stock_notification (id, variant_id, email, language, asked_at, confirmed_at, notified_at) values
       ('snot_kept', 'v', 'kept@example.com', 'sv', now() - interval '300 days', now() - interval '300 days', null),
       ('snot_fresh', 'v', 'fresh@example.com', 'sv', now() - interval '6 days', null, null),
       ('snot_unconfirmed', 'v', 'unconfirmed@example.com', 'sv', now() - interval '8 days', null, null),
       ('snot_notified', 'v', 'notified@example.com', 'sv', now() - interval '40 days', now() - interval '40 days', now() - interval '31 days'),
       ('snot_old', 'v', 'old@example.com', 'sv', now() - interval '366 days', now() - interval '366 days', null)
       on conflict do nothing`,
    );
    await query(
      `insert into mail (id, kind, subject_id, source_id, email, language, state, next_attempt_at, updated_at)
       select 'mail_' || state || days, 'order_shipped', 'retention_' || state || days, 'x', 'x@example.com', 'sv', state,
         now() + interval '1 day', now() - days * interval '1 day'
       from unnest(array['sent', 'failed', 'waiting']) as state, unnest(array[89, 91]) as days
       on conflict do nothing`,
    );
    scripts = await startScripts({ NODE_ENV: "production" });
    log = await deleteExpiredData(scripts);
  });
  after(async () => {
    await scripts.stop();
    await query("delete from stock_notification where variant_id = 'v'");
    await query("delete from mail where source_id = 'x'");
    await query("update checkout set placing_at = null where id = ?", kept.placing!);
  });

  it("deletes an expired checkout with its carts, their payments and the guest", async () => {
    assert.equal(await exists(expired.id), false);
    for (const cartId of [expired.cartId, expired.supersededCartId]) {
      for (const [table, column] of Object.entries(rowsOfCart)) {
        assert.equal(await count(`select 1 from ${table} where ${column} = ?`, cartId), 0, table);
      }
    }
    assert.ok(expired.addressIds.length > 0 && expired.collectionIds.length > 0);
    for (const id of expired.addressIds) {
      assert.equal(await count("select 1 from cart_address where id = ?", id), 0);
    }
    for (const id of expired.collectionIds) {
      assert.equal(await count("select 1 from payment_collection where id = ?", id), 0);
      assert.equal(await count("select 1 from payment_session where payment_collection_id = ?", id), 0);
    }
    assert.equal(await count("select 1 from customer where email = ?", expired.email), 0);
  });

  it("keeps an account's customer without any order", async () => {
    const { customerId } = account;
    assert.equal(await count("select 1 from customer where id = ?", customerId), 1);
    assert.equal(await count("select 1 from customer where id = 'cus_retention'"), 0);
  });

  it("keeps checkouts that are fresh, await a payment, are being placed or have been paid", async () => {
    for (const [name, id] of Object.entries(kept)) {
      assert.equal(await exists(id), true, name);
      const cartId = await readCartId(id);
      assert.equal(await count("select 1 from cart where id = ?", cartId), 1, name);
    }
  });

  it("keeps an order and deletes its checkout's record and its cart's addresses", async () => {
    const [checkout] = await query<{ order_id: string; data: object }>(
      "select order_id, data from checkout where id = ?",
      placed.id,
    );
    assert.deepEqual(checkout, { order_id: placed.orderId, data: {} });
    const [cart] = await query(
      "select email, shipping_address_id, billing_address_id from cart where id = ?",
      placed.cartId,
    );
    assert.deepEqual(cart, { email: null, shipping_address_id: null, billing_address_id: null });
    const [order] = await query<{ email: string; first_name: string }>(
      `select o.email, a.first_name from "order" o join order_address a on a.id = o.billing_address_id where o.id = ?`,
      placed.orderId,
    );
    assert.deepEqual(order, { email: placed.email, first_name: "Åsa" });
  });

  it("anonymizes an order after its retention period, and keeps the order", async () => {
    const rows = await query<Record<string, string | null>>(
      `select o.email, a.first_name, a.last_name, a.address_1, a.phone, a.country_code from "order" o
       join order_address a on a.id in (o.billing_address_id, o.shipping_address_id) where o.id = ?`,
      old.orderId,
    );
    assert.equal(rows.length, 2);
    for (const row of rows) {
      const blank = { email: null, first_name: null, last_name: null, address_1: null, phone: null };
      assert.deepEqual(row, { ...blank, country_code: "se" });
    }
    assert.deepEqual(
      await query(
        "select account_id, customer_id, email, invoice_email, priced from purchase where order_id = ?",
        old.orderId,
      ),
      [{ account_id: null, customer_id: null, email: null, invoice_email: null, priced: null }],
    );
    assert.equal(await count("select 1 from customer where email = ?", old.email), 0);
    assert.ok((await count("select 1 from order_item where order_id = ?", old.orderId)) > 0);
  });

  it("deletes mails 90 days after they were sent or failed, and old stock notifications, but no mail that waits", async () => {
    const mails = await query<{ id: string }>("select id from mail where source_id = 'x' order by id");
    assert.deepEqual(
      mails.map(({ id }) => id),
      ["mail_failed89", "mail_sent89", "mail_waiting89", "mail_waiting91"],
    );
    const wishes = await query<{ id: string }>(
      "select id from stock_notification where variant_id = 'v' order by id",
    );
    assert.deepEqual(
      wishes.map(({ id }) => id),
      ["snot_fresh", "snot_kept"],
    );
  });

  it("logs counts and no address", () => {
    assert.match(log, /Expired data deleted: \{/);
    assert.doesNotMatch(log, /@example\.com/);
  });

  it("does nothing while another process runs it, and finds nothing more to delete in a second run", async () => {
    const late = await prepare();
    // The job of another test may still hold the lock.
    await until("lock of the nightly job", async () => {
      const taken = await count(
        `insert into lock_lease (key, owner_id, expires_at) values ('delete-expired-data', 'another', now() + interval '5 minutes')
         on conflict do nothing returning key`,
      );
      return taken === 1 ? true : undefined;
    });
    try {
      await expire(late.id);
      assert.match(await scripts.run("delete-expired-data.js"), /by another process/);
      assert.equal(await exists(late.id), true);
    } finally {
      await query("delete from lock_lease where key = 'delete-expired-data' and owner_id = 'another'");
    }

    await deleteExpiredData(scripts);
    assert.equal(await exists(late.id), false);
    // The sweeper may give up checkouts that await a payment, and the job would then delete them.
    for (const id of Object.values(kept)) {
      await query("update checkout set expires_at = '2100-01-01' where id = ?", id);
    }
    // Other tests age rows meanwhile: a run that deletes them is followed by another run.
    await until("run that finds nothing", async () => {
      const printed = (await deleteExpiredData(scripts)).replaceAll('\\"', '"');
      const [, counts] = /Expired data deleted: (\{.*?\})",/.exec(printed) ?? [];
      type Deleted = { deleted: number };
      const { checkouts, carts, ...rest } = JSON.parse(counts ?? "") as Record<string, number> &
        Record<"checkouts" | "carts", Deleted>;
      const changes = [checkouts.deleted, carts.deleted, ...Object.values(rest)];
      return changes.every((changed) => changed === 0) ? true : undefined;
    });
    const countLocks = () => count("select 1 from lock_lease where key = 'delete-expired-data'");
    await until("end of the lock", async () => ((await countLocks()) === 0 ? true : undefined));
  });
});
