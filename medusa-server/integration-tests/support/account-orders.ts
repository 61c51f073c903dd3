import type { AccountOrder } from "@spolverk/domain";
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { takeGoods } from "./invoice-orders.ts";
import { createPricedCheckout, place, prepareCheckout, type PricedInput } from "./priced-checkout.ts";
import { admin, database, internal } from "./shop.ts";

export type TestAccount = { id: string; email: string; customerId: string };

/** Creates a user's first account, with the customer in the admin that owns its orders. */
export async function createAccount(email = `${randomUUID()}@example.com`): Promise<TestAccount> {
  const user = { subject: `auth0|${randomUUID()}`, email, referralToken: null, company: null };
  const { status, body } = await internal<{ account: { id: string } }>("accounts/create", user);
  assert.ok(status < 300, JSON.stringify(body));
  const { id } = body.account;
  return { id, email, customerId: await readCustomerId(id) };
}

/** Reads the customer in the admin that owns an account's orders. */
export async function readCustomerId(accountId: string): Promise<string> {
  const sql = "select customer_id from account where id = ?";
  const [row] = await database.query<{ customer_id: string }>(sql, [accountId]);
  return row!.customer_id;
}

/**
 * Places an order of one piece of plentiful goods, by default without a fee and without a payment provider. Without an
 * account it is a guest's order.
 */
export async function placeOrder(
  account: Pick<TestAccount, "id" | "email"> | null,
  input: Partial<PricedInput> = {},
): Promise<{ id: string; number: string; checkoutId: string }> {
  const priced = await createPricedCheckout({
    lines: [{ variant: await takeGoods(), quantity: 1 }],
    ...(account && { accountId: account.id, email: account.email }),
    ...input,
  });
  const checkoutId = await prepareCheckout(priced);
  const { kind, order } = await place(checkoutId, priced);
  assert.equal(kind, "placed");
  return { id: order!.id, number: order!.number, checkoutId };
}

const pathOf = ({ id }: Pick<TestAccount, "id">, path = "") => `accounts/${id}/orders${path}`;

export async function listOrders(
  account: TestAccount,
  query: Record<string, string> = {},
): Promise<{ orders: AccountOrder[]; total: number }> {
  const path = pathOf(account, `?${new URLSearchParams(query)}`);
  const { status, body } = await internal<{ orders: AccountOrder[]; total: number }>(path);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

/** Reads an order as its account sees it; null when the account has no such order. */
export async function findOrder(account: TestAccount, orderId: string): Promise<AccountOrder | null> {
  const path = pathOf(account, `/${orderId}`);
  const { status, body } = await internal<{ order: AccountOrder | null }>(path);
  assert.equal(status, 200, JSON.stringify(body));
  return body.order;
}

export async function readOrder(account: TestAccount, orderId: string): Promise<AccountOrder> {
  const order = await findOrder(account, orderId);
  assert.ok(order !== null);
  return order;
}

/** Requests a change of an order. Returns the outcome. */
export async function changeOrder(
  account: TestAccount,
  orderId: string,
  change: "cancel" | "return",
  body: object = {},
): Promise<string> {
  const reply = await internal<{ kind: string }>(pathOf(account, `/${orderId}/${change}`), body);
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  return reply.body.kind;
}

export async function readInvoice(
  account: TestAccount,
  orderId: string,
): Promise<{ name: string; base64: string } | null> {
  const path = pathOf(account, `/${orderId}/invoice`);
  return (await internal<{ file: { name: string; base64: string } | null }>(path)).body.file;
}

/** Claims an address's guest orders for an account, or only counts them (`isAsked`). Returns their number. */
export async function claim(account: TestAccount, email: string, isAsked = false): Promise<number> {
  const path = pathOf(account, isAsked ? "/count-claimable" : "/claim");
  const { status, body } = await internal<{ count: number }>(path, { email });
  assert.equal(status, 200, JSON.stringify(body));
  return body.count;
}

type Parts = {
  items: { id: string; quantity: number; requires_shipping: boolean }[];
  fulfillments: { id: string }[];
};
const readParts = async (orderId: string) =>
  (await admin<{ order: Parts }>(`orders/${orderId}?fields=*items,*fulfillments`)).body.order;

async function change(path: string, body: object): Promise<void> {
  const reply = await admin(path, body);
  assert.equal(reply.status, 200, `${path}: ${JSON.stringify(reply.body)}`);
}

/** Packs an order in the admin: all of its goods, or `pieces` of each line. */
export async function pack(orderId: string, pieces?: number) {
  const { items, fulfillments } = await readParts(orderId);
  const things = items
    .filter(({ requires_shipping }) => requires_shipping)
    .map(({ id, quantity }) => ({ id, quantity: pieces ?? quantity }));
  await change(`orders/${orderId}/fulfillments`, { items: things });
  const known = fulfillments.map(({ id }) => id);
  const made = (await readParts(orderId)).fulfillments.find(({ id }) => !known.includes(id));
  const path = `orders/${orderId}/fulfillments/${made!.id}`;
  const labels = [
    { tracking_number: "UA123SE", tracking_url: "https://track.example/UA123SE", label_url: "#" },
  ];
  return {
    id: made!.id,
    ship: () => change(`${path}/shipments`, { items: things, labels }),
    deliver: () => change(`${path}/mark-as-delivered`, {}),
  };
}
