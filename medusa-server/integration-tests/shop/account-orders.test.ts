import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import {
  changeOrder,
  createAccount,
  findOrder,
  listOrders,
  pack,
  placeOrder,
  readInvoice,
  readOrder,
  type TestAccount,
} from "../support/account-orders.ts";
import { newNumber, placeNew, pricedLarge, readOrder as readAdminOrder } from "../support/invoice-orders.ts";
import { createPricedCheckout, createCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { admin, adminFile, database, internal } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

const priced = async (accountId: string) =>
  createPricedCheckout({ lines: [{ variant: await takeVariant("plenty"), quantity: 1 }], accountId });

describe("an account's order [1.3]", () => {
  it("belongs to the account, and in the admin to the account's customer", async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    const { id, number } = await placeOrder(account);
    const { body } = await admin<{ order: { customer_id: string; email: string } }>(
      `orders/${id}?fields=customer_id,email`,
    );
    assert.deepEqual([body.order.customer_id, body.order.email], [account.customerId, account.email]);
    const order = await readOrder(account, id);
    assert.deepEqual(
      [order.number, order.state, order.priced.accountId, order.canCancel, order.hasInvoice],
      [number, "processing", account.id, true, true],
    );
    assert.deepEqual((await listOrders(other)).orders, []);
  });

  it("cannot be read, cancelled, returned or invoiced by another account", async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    const { id } = await placeOrder(account, { feeNet: 2320 });
    const { lines } = await readOrder(account, id);
    const wanted = { lines: [{ id: lines[0]!.id, quantity: 1 }], note: "" };
    assert.equal(await findOrder(other, id), null);
    assert.equal(await readInvoice(other, id), null);
    assert.equal(await changeOrder(other, id, "cancel"), "unknown");
    assert.equal(await changeOrder(other, id, "return", wanted), "unknown");
    assert.equal(await changeOrder(account, "order_unknown", "cancel"), "unknown");
    assert.equal((await readOrder(account, id)).state, "processing");
  });

  it("requires a known account, and never becomes a guest's order", async () => {
    const id = await createCheckout();
    assert.equal((await internal(`checkouts/${id}/payment`, await priced("acc_unknown"))).status, 404);
    const account = await createAccount();
    const agreed = await priced(account.id);
    const prepared = await prepareCheckout(agreed);
    await database.query("update account set deleted_at = now() where id = ?", [account.id]);
    assert.equal((await place(prepared, agreed)).kind, "changed");
  });

  it("pairs its lines with Medusa's items and leaves out the item of the invoice's fee", async () => {
    const account = await createAccount();
    const variants = [await takeVariant("plenty"), await takeVariant("plenty"), await takeVariant("plenty")];
    const lines = variants.map((variant, index) => ({ variant, quantity: index + 1 }));
    const { id } = await placeOrder(account, { lines, feeNet: 2320 });
    const order = await readOrder(account, id);
    const { items } = (
      await admin<{ order: { items: { id: string; variant_id: string | null }[] } }>(`orders/${id}`)
    ).body.order;
    assert.equal(items.length, 4);
    assert.deepEqual(
      order.lines.map((line) => items.find((item) => item.id === line.id)!.variant_id),
      variants.map((variant) => variant.id),
    );
  });

  it("shows its progress from packed to delivered, with its parcels and their tracking numbers", async () => {
    const account = await createAccount();
    const variant = await takeVariant("plenty");
    const { id } = await placeOrder(account, { lines: [{ variant, quantity: 3 }] });
    const read = () => readOrder(account, id);
    const first = await pack(id, 1);
    assert.deepEqual([(await read()).state, (await read()).parcels], ["packed", []]);
    await first.ship();
    assert.equal((await read()).state, "partly_shipped");
    const second = await pack(id, 2);
    await second.ship();
    assert.equal((await read()).state, "shipped");
    await first.deliver();
    await second.deliver();
    const { state, parcels, canCancel } = await read();
    assert.deepEqual([state, canCancel], ["delivered", false]);
    assert.deepEqual(
      parcels.map(({ goods, tracking }) => ({ goods, tracking })),
      [1, 2].map((quantity) => ({
        goods: [{ variationId: variant.id, name: "Produkt, Variant", quantity }],
        tracking: [{ number: "UA123SE", url: "https://track.example/UA123SE" }],
      })),
    );
    for (const { sentAt, deliveredAt } of parcels) assert.ok(sentAt! < deliveredAt!);
  });
});

describe("the list of an account's orders", () => {
  let account: TestAccount;
  let orders: { id: string; number: string }[];

  before(async () => {
    account = await createAccount();
    orders = [];
    for (let count = 0; count < 3; count += 1) {
      const variant = await takeVariant("plenty");
      orders.push(await placeOrder(account, { lines: [{ variant, quantity: 1 }] }));
    }
  });
  const idsOf = async (query: Record<string, string>) =>
    (await listOrders(account, query)).orders.map(({ id }) => id);

  it("comes in pages, newest first, with a total", async () => {
    const newest = orders.map(({ id }) => id).toReversed();
    assert.deepEqual(await idsOf({}), newest);
    assert.deepEqual(await idsOf({ pageSize: "2" }), newest.slice(0, 2));
    assert.deepEqual(await idsOf({ pageSize: "2", page: "2" }), newest.slice(2));
    assert.equal((await listOrders(account, { pageSize: "2", page: "2" })).total, 3);
    assert.deepEqual(await listOrders(account, { page: "9" }), { orders: [], total: 3 });
  });

  it("searches wildcard characters literally", async () => {
    for (const query of ["%", "_", "\\", "'"]) {
      assert.equal((await listOrders(account, { query })).total, 0, query);
    }
  });

  it("leaves out an anonymized order", async () => {
    const { id } = await placeOrder(account);
    await database.query("update purchase set priced = null, email = null where order_id = ?", [id]);
    assert.equal((await listOrders(account)).total, 3);
    assert.equal(await findOrder(account, id), null);
    assert.equal(await changeOrder(account, id, "cancel"), "unknown");
  });
});

describe("the invoice of an account's order [3.50]", () => {
  it("equals the file that the merchandiser opens", async () => {
    const account = await createAccount();
    const { id } = await placeOrder(account, { feeNet: 2320 });
    assert.equal((await readOrder(account, id)).hasInvoice, true);
    const file = await readInvoice(account, id);
    const { content } = await adminFile(`orders/${id}/invoice`);
    assert.match(file!.name, /^spolverk-\d+\.pdf$/);
    assert.ok(Buffer.from(file!.base64, "base64").equals(content));
  });

  it("does not exist while an order awaits approval", async () => {
    const account = await createAccount();
    const large = await pricedLarge({ email: account.email, organizationNumber: newNumber() });
    const awaiting = await placeNew({ ...large, accountId: account.id });
    assert.equal((await readOrder(account, awaiting.id)).state, "awaiting_approval");
    assert.equal(await readInvoice(account, awaiting.id), null);
    assert.equal((await readAdminOrder(awaiting.id)).status, "pending");
  });
});
