import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listen, receiveCallbacks } from "../payments/start-test-server.mjs";
import { createSwishServer } from "./create-swish-server.mjs";
import { openLedger } from "./open-ledger.mjs";

const payeeAlias = "1231181189";
const id = "0123456789ABCDEF0123456789ABCDEF";
const other = "FEDCBA98765432100123456789ABCDEF";
let folder = "";
let url = "";
let at = new Date("2026-03-02T10:00:00Z");
/** @type {import("node:http").Server[]} */
let servers = [];
/** @type {Awaited<ReturnType<typeof receiveCallbacks>>} */
let shop;

const file = () => path.join(folder, "swish", "ledger.json");
const api = () => `${url}/swish-cpcapi/api`;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "swish-"));
  at = new Date("2026-03-02T10:00:00Z");
  const now = () => at;
  const server = createSwishServer({ ledger: openLedger({ file: file(), now }), payeeAlias, now });
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

const call = (/** @type {string} */ method, /** @type {string} */ to, /** @type {unknown} */ body) =>
  fetch(to, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const control = (/** @type {object} */ behavior) => call("POST", `${url}/_control`, behavior);
const ask = (changes = {}, requestId = id) =>
  call("PUT", `${api()}/v2/paymentrequests/${requestId}`, {
    payeePaymentReference: "ORDER1",
    callbackUrl: shop.url,
    payeeAlias,
    amount: "123.45",
    currency: "SEK",
    message: "Spolverk",
    ...changes,
  });
/** @returns {Promise<any>} */
const read = async (requestId = id) => (await fetch(`${api()}/v1/paymentrequests/${requestId}`)).json();
const usePhone = (/** @type {string} */ outcome) =>
  fetch(`${url}/phone/${id}`, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" });
const cancel = () =>
  fetch(`${api()}/v1/paymentrequests/${id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json-patch+json" },
    body: JSON.stringify([{ op: "replace", path: "/status", value: "cancelled" }]),
  });
const refund = (/** @type {string} */ reference, amount = "100.00", refundId = other) =>
  call("PUT", `${api()}/v2/refunds/${refundId}`, {
    originalPaymentReference: reference,
    callbackUrl: shop.url,
    payerAlias: payeeAlias,
    amount,
    currency: "SEK",
  });

it("the Swish emulator accepts a payment request, returns its token, and waits for the phone", async () => {
  const answer = await ask();
  expect(answer.status).toBe(201);
  expect(answer.headers.get("paymentrequesttoken")).toMatch(/^[0-9a-f]{32}$/);
  expect(await read()).toMatchObject({ id, status: "CREATED", amount: 123.45, currency: "SEK", payeeAlias });
  expect(await (await fetch(url)).text()).toContain("123.45 SEK");
});

it("the Swish emulator calls the shop back when the phone has paid, and remembers it across a restart", async () => {
  await ask();
  expect((await usePhone("paid")).status).toBe(303);
  expect(await shop.next()).toMatchObject({ id, status: "PAID", payeePaymentReference: "ORDER1" });
  expect(openLedger({ file: file(), now: () => at }).findRequest(id)).toMatchObject({ status: "PAID" });
});

it.each([
  ["declined", { status: "DECLINED" }],
  ["cancelled", { status: "CANCELLED" }],
  ["timeout", { status: "ERROR", errorCode: "TM01" }],
  ["failed", { status: "ERROR", errorCode: "RF07" }],
  ["ds24", { status: "ERROR", errorCode: "DS24" }],
])("the Swish emulator simulates %s, by the phone and on request", async (outcome, expected) => {
  await ask();
  await usePhone(outcome);
  expect(await read()).toMatchObject(expected);
  await control({ outcome });
  await ask({}, other);
  expect(await read(other)).toMatchObject(expected);
});

it("the Swish emulator leaves a DS24 payment unknown until the banks answer, and refuses to cancel it meanwhile", async () => {
  await ask();
  await usePhone("ds24");
  expect((await cancel()).status).toBe(422);
  await usePhone("paid");
  expect(await read()).toMatchObject({ status: "PAID", errorCode: null });
});

it("the Swish emulator ends a request that no phone has opened within three minutes", async () => {
  await ask();
  at = new Date("2026-03-02T10:03:01Z");
  expect(await read()).toMatchObject({ status: "ERROR", errorCode: "TM01" });
});

it("the Swish emulator calls back twice on request", async () => {
  await control({ outcome: "paid", callbacks: "twice" });
  await ask();
  expect(await shop.next()).toEqual(await shop.next());
});

it("the Swish emulator calls back before it answers on request", async () => {
  await control({ outcome: "paid", callbacks: "first" });
  await ask();
  expect(shop.received).toHaveLength(1);
});

it("the Swish emulator never reports the payment on request", async () => {
  await control({ outcome: "paid", callbacks: "never" });
  await ask();
  expect(await read()).toMatchObject({ status: "PAID" });
  await control({ outcome: "paid", callbacks: "first" });
  await ask({}, other);
  expect(shop.received).toMatchObject([{ id: other }]);
});

it("the Swish emulator reports another amount on request", async () => {
  await control({ outcome: "paid", amountOffset: -100 });
  await ask();
  expect(await read()).toMatchObject({ status: "PAID", amount: 122.45 });
});

it("the Swish emulator is down on request, and comes back", async () => {
  await control({ down: true });
  expect((await ask()).status).toBe(503);
  await control({});
  expect((await ask()).status).toBe(201);
});

it.each([
  [{ currency: "EUR" }, 400],
  [{ amount: "0" }, 400],
  [{ payeePaymentReference: "payses_1" }, 400],
  [{ message: "a".repeat(51) }, 400],
  [{ payeeAlias: "1230000000" }, 422],
])("the Swish emulator refuses %j as Swish does", async (changes, status) => {
  expect((await ask(changes)).status).toBe(status);
});

it("the Swish emulator refuses a behavior that it does not know", async () => {
  expect((await control({ outcome: "explode" })).status).toBe(400);
});

it("the Swish emulator accepts the id of a payment request once", async () => {
  await ask();
  const again = await ask();
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject([{ errorCode: "RP09" }]);
});

it("the Swish emulator cancels only payment requests that are not paid", async () => {
  await ask();
  expect(await (await cancel()).json()).toMatchObject({ status: "CANCELLED" });
  expect((await cancel()).status).toBe(422);
});

it("the Swish emulator refunds at most the paid amount, and once for an id", async () => {
  await control({ outcome: "paid" });
  await ask();
  const { paymentReference } = await read();
  expect((await refund(paymentReference)).status).toBe(201);
  const again = await refund(paymentReference);
  expect(await again.json()).toMatchObject([{ errorCode: "RP09" }]);
  const more = await refund(paymentReference, "23.46", "A".repeat(32));
  expect(await more.json()).toMatchObject([{ errorCode: "RF08" }]);
  expect((await refund(paymentReference, "23.45", "B".repeat(32))).status).toBe(201);
  expect(await (await fetch(`${api()}/v1/refunds/${other}`)).json()).toMatchObject({
    status: "PAID",
    amount: 100,
  });
});

it("the Swish emulator refuses to refund a payment that was not made", async () => {
  expect(await (await refund("C".repeat(32))).json()).toMatchObject([{ errorCode: "RF02" }]);
});

it("the Swish emulator answers 404 to other paths", async () => {
  expect((await fetch(`${url}/other`)).status).toBe(404);
});
