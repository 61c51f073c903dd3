import { expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, germanCompany, walkToPayment, walkToPlacing } from "../testing/walk-checkout.ts";

const lines = [{ id: "id-pla-black", quantity: 1 }];

const place = (shop: TestShop, checkout: Checkout) =>
  shop.post<Checkout>(`/checkout/${checkout.id}/place?language=en`, acceptanceOf(checkout));
const idOf = ({ payment }: Checkout) => (payment.kind === "swish" ? (payment.id ?? "") : "");

/** Creates a checkout whose Swish payment waits for the shopper. */
async function startPaying() {
  const payments = new MemoryPayments();
  const shop = createTestShop({ payments });
  const checkout = await walkToPlacing(shop, lines, { method: "swish" });
  const { reply } = await place(shop, checkout);
  const swishId = idOf(reply);
  const path = `/checkout/${checkout.id}`;
  return { payments, shop, checkout, reply, swishId, path, statusPath: `${path}/swishStatus/${swishId}` };
}

it("placing an order creates a Swish payment, and returns what opens the app, also after a reload [4.34]", async () => {
  const { shop, checkout, reply, path } = await startPaying();
  expect(checkout.payment).toEqual({ kind: "swish", id: null, token: null });
  expect(reply).toMatchObject({ placing: "awaiting_payment", order: null, payment: { kind: "swish" } });
  expect(reply.payment).toMatchObject({ token: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect((await shop.get<Checkout>(`${path}?language=en`)).reply).toEqual(reply);
});

it("the BFF returns the state of a Swish payment, and placing follows it [7.13]", async () => {
  const { payments, shop, checkout, swishId, statusPath } = await startPaying();
  expect(await shop.get(statusPath)).toMatchObject({ status: 200, reply: { status: "waiting" } });
  payments.settleSwish(swishId, "paid");
  expect(await shop.get(statusPath)).toMatchObject({ status: 200, reply: { status: "paid" } });
  expect((await place(shop, checkout)).reply.order?.number).toBe("1001");
});

it("the BFF returns that a Swish payment was declined, and a second payment pays the same checkout [8.31]", async () => {
  const { payments, shop, checkout, swishId, statusPath } = await startPaying();
  payments.settleSwish(swishId, "declined");
  expect(await place(shop, checkout)).toMatchObject({ status: 402, reply: { code: "payment_failed" } });
  expect(await shop.get(statusPath)).toMatchObject({ status: 200, reply: { status: "declined" } });
  const again = await place(shop, checkout);
  expect(idOf(again.reply)).not.toBe(swishId);
  payments.settleSwish(idOf(again.reply), "paid");
  expect((await place(shop, checkout)).reply).toMatchObject({
    order: { number: "1001" },
    lines: checkout.lines,
  });
});

it("choosing another payment method ends the Swish payment", async () => {
  const { shop, path, statusPath } = await startPaying();
  const chosen = await shop.post<Checkout>(`${path}/payment`, { method: "stripe" });
  expect(chosen.reply).toMatchObject({ placing: "none", payment: { kind: "stripe" } });
  expect(await shop.get(statusPath)).toMatchObject({ reply: { status: "cancelled" } });
});

it("the BFF finds no Swish payment of another checkout, and no payment with an unknown id [7.13]", async () => {
  const { shop, path, statusPath, swishId } = await startPaying();
  const other = await walkToPlacing(shop, lines, { method: "swish" });
  const others = await shop.get(`/checkout/${other.id}/swishStatus/${swishId}`);
  expect(others).toMatchObject({ status: 404, reply: { code: "payment_not_found" } });
  const unknown = await shop.get(`${path}/swishStatus/${"F".repeat(32)}`);
  expect(unknown).toMatchObject({ status: 404, reply: { code: "payment_not_found" } });
  expect(await shop.get(`${path}/swishStatus/x`)).toMatchObject({ status: 400 });
  const gone = statusPath.replace(/checkout\/[^/]+/, "checkout/none");
  expect(await shop.get(gone)).toMatchObject({ status: 404, reply: { code: "checkout_not_found" } });
});

it("the BFF queries the backend once for a failing payment, and once for a settled one", async () => {
  const payments = new MemoryPayments();
  let isDown = true;
  let asked = 0;
  const shop = createTestShop({
    payments,
    wrapEngine: (engine) => ({
      ...engine,
      getSwishStatus: (id, swishId) => {
        asked += 1;
        return isDown
          ? Promise.reject(new CommerceUnavailableError("down"))
          : engine.getSwishStatus(id, swishId);
      },
    }),
  });
  const [failing, ended] = [
    await walkToPlacing(shop, lines, { method: "swish" }),
    await walkToPlacing(shop, lines, { method: "swish" }),
  ];
  const statusPathOf = async (checkout: Checkout) =>
    `/checkout/${checkout.id}/swishStatus/${idOf((await place(shop, checkout)).reply)}`;
  const failingPath = await statusPathOf(failing);
  expect([(await shop.get(failingPath)).status, (await shop.get(failingPath)).status]).toEqual([503, 503]);
  expect(asked).toBe(1);

  isDown = false;
  const endedPath = await statusPathOf(ended);
  await shop.get(endedPath);
  await shop.get(endedPath);
  expect(asked).toBe(3);
  payments.settleSwish(endedPath.split("/").at(-1) ?? "", "paid");
  for (let call = 0; call < 3; call += 1) {
    expect(await shop.get(endedPath)).toMatchObject({ reply: { status: "paid" } });
  }
  expect(asked).toBe(4);
});

it.each([
  ["in another country", { site: "de", currency: "SEK", billing: germanCompany, isCompany: true }],
  ["in another currency", { currency: "EUR" }],
])("Swish is not offered %s [9.5]", async (_, options) => {
  const shop = createTestShop({ payments: new MemoryPayments() });
  const checkout = await walkToPayment(shop, lines, options);
  expect(checkout.paymentMethods.map(({ method }) => method)).not.toContain("swish");
  const chosen = await shop.post(`/checkout/${checkout.id}/payment`, { method: "swish" });
  expect(chosen).toMatchObject({ status: 409, reply: { code: "payment_method_unavailable" } });
});
