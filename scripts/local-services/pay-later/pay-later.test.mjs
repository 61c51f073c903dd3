import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import vm from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listen, receiveCallbacks } from "../payments/start-test-server.mjs";
import { createPayLaterServer } from "./create-pay-later-server.mjs";
import { openBook } from "./open-book.mjs";

let folder = "";
let url = "";
/** @type {import("node:http").Server[]} */
let servers = [];
/** @type {Awaited<ReturnType<typeof receiveCallbacks>>} */
let shop;
const file = () => path.join(folder, "pay-later", "book.json");

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "pay-later-"));
  const settings = { username: "shop", password: "secret" };
  const server = createPayLaterServer({ book: openBook(file()), ...settings });
  url = await listen(server);
  shop = await receiveCallbacks();
  servers = [server, shop.server];
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  fs.rmSync(folder, { recursive: true });
});

/** @param {Promise<Response> | Response} answer @returns {Promise<any>} */
const toJson = async (answer) => (await answer).json();
const call = (
  /** @type {string} */ method,
  /** @type {string} */ to,
  /** @type {unknown} */ body = null,
  key = "",
  password = "secret",
) =>
  fetch(url + to, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`shop:${password}`).toString("base64")}`,
      ...(key && { "klarna-idempotency-key": key }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
const control = (/** @type {object} */ behavior) => call("POST", "/_control", behavior);
const toOrder = () => ({
  purchase_country: "SE",
  purchase_currency: "SEK",
  locale: "sv-SE",
  order_amount: 12_500,
  order_tax_amount: 2500,
  order_lines: [
    {
      name: "PLA",
      quantity: 2,
      unit_price: 6250,
      tax_rate: 2500,
      total_amount: 12_500,
      total_tax_amount: 2500,
    },
  ],
  merchant_urls: { notification: shop.url, authorization: shop.url },
});
const createSession = async (changes = {}) =>
  toJson(call("POST", "/payments/v1/sessions", { ...toOrder(), ...changes }));
const authorize = async (decision = "approve", category = "pay_later") => {
  const { client_token } = await createSession();
  return call("POST", "/_widget/authorize", { client_token, category, decision });
};
const makeOrder = async (key = "") => {
  const { authorization_token } = await toJson(authorize());
  const to = `/payments/v1/authorizations/${authorization_token}/order`;
  return { to, order: await toJson(call("POST", to, toOrder(), key)) };
};
const readOrder = async (/** @type {string} */ id) => toJson(call("GET", `/ordermanagement/v1/orders/${id}`));

it("the pay-later emulator creates a session with the payment methods of its market", async () => {
  const session = await createSession();
  expect(session.payment_method_categories.map((/** @type {any} */ each) => each.identifier)).toEqual([
    "pay_later",
    "pay_over_time",
    "slice_it",
  ]);
  expect((await createSession({ purchase_currency: "USD" })).payment_method_categories).toEqual([]);
});

it.each([
  [{ order_amount: 12_501 }, "order_amount"],
  [{ order_tax_amount: 1 }, "order_tax_amount"],
  [{ order_lines: [{ ...toOrderLine(), total_amount: 12_400 }], order_amount: 12_400 }, "total_amount"],
  [
    { order_lines: [{ ...toOrderLine(), total_tax_amount: 2000 }], order_tax_amount: 2000 },
    "total_tax_amount",
  ],
  [{ purchase_country: "Sweden" }, "body"],
])("the pay-later emulator refuses an order that does not add up: %j", async (changes, name) => {
  const answer = await call("POST", "/payments/v1/sessions", { ...toOrder(), ...changes });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain(name);
});

function toOrderLine() {
  return {
    name: "PLA",
    quantity: 2,
    unit_price: 6250,
    tax_rate: 2500,
    total_amount: 12_500,
    total_tax_amount: 2500,
  };
}

it("the pay-later emulator refuses a call without the credentials of the shop", async () => {
  expect((await call("POST", "/payments/v1/sessions", toOrder(), "", "wrong")).status).toBe(401);
});

it("the pay-later emulator creates one order for an authorization, also when the call is repeated after a lost answer", async () => {
  const { to, order } = await makeOrder("key");
  expect(order).toMatchObject({ fraud_status: "ACCEPTED" });
  expect(await (await call("POST", to, toOrder(), "key")).json()).toEqual(order);
  expect((await call("POST", to, toOrder(), "other")).status).toBe(404);
  expect(openBook(file()).listOrders()).toHaveLength(1);
});

it("the pay-later emulator creates no order of another amount than was authorized", async () => {
  const { authorization_token } = await toJson(authorize());
  const line = { ...toOrderLine(), unit_price: 6200, total_amount: 12_400, total_tax_amount: 2480 };
  const order = { ...toOrder(), order_amount: 12_400, order_tax_amount: 2480, order_lines: [line] };
  const answer = await call("POST", `/payments/v1/authorizations/${authorization_token}/order`, order);
  expect(answer.status).toBe(400);
});

it("the pay-later emulator creates no order for a canceled authorization", async () => {
  const { authorization_token } = await toJson(authorize());
  const to = `/payments/v1/authorizations/${authorization_token}`;
  expect((await call("DELETE", to)).status).toBe(204);
  expect((await call("POST", `${to}/order`, toOrder())).status).toBe(404);
});

it("the pay-later emulator captures and refunds up to the amount, once for an idempotency key", async () => {
  const { order } = await makeOrder();
  const to = `/ordermanagement/v1/orders/${order.order_id}`;
  const capture = (amount = 12_500, key = "capture") =>
    call("POST", `${to}/captures`, { captured_amount: amount }, key);
  const refund = (amount = 2500, key = "refund") =>
    call("POST", `${to}/refunds`, { refunded_amount: amount }, key);
  expect((await refund()).status).toBe(403);
  expect((await capture()).status).toBe(201);
  expect((await capture()).status).toBe(201);
  expect((await capture(1, "more")).status).toBe(403);
  expect((await refund()).status).toBe(201);
  expect((await refund()).status).toBe(201);
  expect((await refund(10_001, "more")).status).toBe(403);
  expect(await readOrder(order.order_id)).toMatchObject({
    status: "CAPTURED",
    captured_amount: 12_500,
    refunded_amount: 2500,
  });
  expect((await call("POST", `${to}/cancel`)).status).toBe(403);
  expect(await (await fetch(url)).text()).toContain("125.00 SEK");
});

it("the pay-later emulator cancels an order that is not captured", async () => {
  const { order } = await makeOrder();
  expect((await call("POST", `/ordermanagement/v1/orders/${order.order_id}/cancel`)).status).toBe(204);
  expect(await readOrder(order.order_id)).toMatchObject({
    status: "CANCELLED",
    remaining_authorized_amount: 0,
  });
});

it("the pay-later emulator declines an authorization on request", async () => {
  expect(await (await authorize("decline")).json()).toEqual({ approved: false, show_form: false });
  expect((await authorize("approve", "pay_now")).status).toBe(400);
});

it("the pay-later emulator calls the shop back twice, early or never on request", async () => {
  await authorize();
  expect(await shop.next()).toMatchObject({ authorization_token: expect.any(String) });
  await control({ callbacks: "never" });
  await authorize();
  await control({ callbacks: "first" });
  await authorize();
  expect(shop.received).toHaveLength(2);
  await shop.next();
  await control({ callbacks: "twice" });
  await authorize();
  expect(await shop.next()).toEqual(await shop.next());
});

it.each(["ACCEPTED", "REJECTED"])(
  "the pay-later emulator leaves an order to the risk check, which says %s",
  async (settle) => {
    await control({ fraud: "PENDING", callbacks: "never" });
    const { order } = await makeOrder();
    expect(order).toMatchObject({ fraud_status: "PENDING" });
    await control({ settle });
    expect(await shop.next()).toEqual({ order_id: order.order_id, event_type: `FRAUD_RISK_${settle}` });
    expect(await readOrder(order.order_id)).toMatchObject({ fraud_status: settle });
  },
);

it("the pay-later emulator creates orders of another amount, and is down, on request", async () => {
  await control({ amountOffset: 100 });
  const { order } = await makeOrder();
  expect(await readOrder(order.order_id)).toMatchObject({ order_amount: 12_600 });
  await control({ down: true });
  expect((await call("GET", `/ordermanagement/v1/orders/${order.order_id}`)).status).toBe(503);
  expect((await control({ fraud: "MAYBE" })).status).toBe(400);
});

it("the pay-later emulator serves a script that adds Klarna.Payments to the page and calls the page back", async () => {
  const script = await (await fetch(`${url}/kp/lib/v1/api.js`)).text();
  let told = 0;
  const window = { klarnaAsyncCallback: () => void told++ };
  vm.runInNewContext(script, {
    window,
    URL,
    document: { currentScript: { src: `${url}/kp/lib/v1/api.js` } },
  });
  expect(window).toMatchObject({
    Klarna: {
      Payments: { init: expect.any(Function), load: expect.any(Function), authorize: expect.any(Function) },
    },
  });
  expect(told).toBe(1);
});
