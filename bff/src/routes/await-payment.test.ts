import { describe, expect, it } from "vitest";
import { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

const last = [{ id: "id-pla-last", quantity: 3 }];

const place = <T = Checkout>(shop: TestShop, checkout: Checkout) =>
  shop.post<T>(`/checkout/${checkout.id}/place?language=en`, acceptanceOf(checkout));

const secretOf = ({ payment }: Checkout) => (payment.kind === "stripe" ? payment.clientSecret : "");

/** Creates a checkout that is ready for its card payment. */
async function startPaying() {
  const payments = new MemoryPayments();
  const shop = createTestShop({ payments });
  const checkout = await walkToPlacing(shop, last);
  const { status, reply } = await place(shop, checkout);
  expect(status).toBe(200);
  return { payments, shop, checkout, reply, path: `/checkout/${checkout.id}` };
}

async function countAvailable(shop: TestShop): Promise<number> {
  const path = "/catalog/variations/id-pla-last/stock";
  return (await shop.get<{ totalAvailable: number }>(path)).reply.totalAvailable;
}

describe("a checkout that waits for its payment", () => {
  it("reserves the stock and returns the payment to the browser, also after a reload [4.34]", async () => {
    const { shop, checkout, reply, path } = await startPaying();
    expect(reply).toMatchObject({ step: "payment", placing: "awaiting_payment", order: null });
    expect(reply.payment).toMatchObject({ kind: "stripe", clientSecret: secretOf(checkout) });
    expect(await countAvailable(shop)).toBe(0);
    const shown = await shop.get<Checkout>(`${path}?language=en`);
    expect(shown.reply).toEqual(reply);
  });

  it("becomes the order once it is paid", async () => {
    const { payments, shop, checkout, reply } = await startPaying();
    payments.settle(secretOf(reply), "authorized");
    const placed = await place(shop, checkout);
    expect(placed.reply).toMatchObject({ step: "confirmation", placing: "none", order: { number: "1001" } });
    expect(placed.reply.totals).toEqual(checkout.totals);
  });

  it("refuses a tab that shows another address, and returns the order to that tab once it is paid", async () => {
    const { payments, shop, checkout, reply, path } = await startPaying();
    const outdated = { ...checkout, digest: "of-another-address" };
    expect(await place(shop, outdated)).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
    expect((await shop.get<Checkout>(path)).reply.placing).toBe("awaiting_payment");
    payments.settle(secretOf(reply), "authorized");
    expect((await place(shop, outdated)).reply.order?.number).toBe("1001");
  });

  it("opens again with all its data when the payment is declined [8.31]", async () => {
    const { payments, shop, checkout, reply, path } = await startPaying();
    payments.settle(secretOf(reply), "declined");
    expect(await place(shop, checkout)).toMatchObject({ status: 402, reply: { code: "payment_failed" } });
    expect(await countAvailable(shop)).toBe(3);
    const shown = await shop.get<Checkout>(`${path}?language=en`);
    expect(shown.reply).toMatchObject({ placing: "none", lines: checkout.lines, totals: checkout.totals });

    const again = await place(shop, checkout);
    expect(secretOf(again.reply)).not.toBe(secretOf(reply));
    payments.settle(secretOf(again.reply), "authorized");
    expect((await place(shop, checkout)).reply.order?.number).toBe("1001");
  });

  it("stops waiting when a payment method is chosen again", async () => {
    const { shop, reply, path } = await startPaying();
    const chosen = await shop.post<Checkout>(`${path}/payment?language=en`, { method: "stripe" });
    expect(chosen).toMatchObject({ status: 200, reply: { placing: "none" } });
    expect(secretOf(chosen.reply)).not.toBe(secretOf(reply));
    expect(await countAvailable(shop)).toBe(3);
  });

  it("cancels the payment when an earlier step changes, and prepares a new one", async () => {
    const { payments, shop, path } = await startPaying();
    const changed = await shop.post<Checkout>(`${path}/account?language=en`, { email: "b@example.com" });
    expect(changed).toMatchObject({ status: 200, reply: { email: "b@example.com", placing: "none" } });
    const again = await place(shop, changed.reply);
    expect(again.reply).toMatchObject({ placing: "awaiting_payment", email: "b@example.com" });
    payments.settle(secretOf(again.reply), "authorized");
    expect((await place(shop, changed.reply)).reply.order?.number).toBe("1001");
  });

  it("refuses a change once it is paid, and shows the order without that change", async () => {
    const { payments, shop, reply, path } = await startPaying();
    payments.settle(secretOf(reply), "authorized");
    const change = await shop.post(`${path}/account`, { email: "b@example.com" });
    expect(change).toMatchObject({ status: 409, reply: { code: "checkout_already_placed" } });
    const shown = await shop.get<Checkout>(path);
    expect(shown.reply).toMatchObject({ email: "asa@example.com", order: { number: "1001" } });
  });

  it("refuses a change while the provider does not know whether it is paid", async () => {
    const { payments, shop, reply, path } = await startPaying();
    payments.settle(secretOf(reply), "unknown");
    const change = await shop.post(`${path}/account`, { email: "b@example.com" });
    expect(change).toMatchObject({ status: 409, reply: { code: "order_in_progress" } });
    expect((await shop.get<Checkout>(path)).reply.placing).toBe("awaiting_payment");
  });

  it("shows the order that the backend made while the shopper was away", async () => {
    const { payments, shop, checkout, reply, path } = await startPaying();
    payments.settle(secretOf(reply), "authorized");
    await shop.engine.cancelPlacing(checkout.id, 1);
    const shown = await shop.get<Checkout>(path);
    expect(shown.reply).toMatchObject({ step: "confirmation", order: { number: "1001" }, placing: "none" });
    expect(shown.reply.totals).toEqual(checkout.totals);
  });

  it("can be changed once the backend has cancelled the placement", async () => {
    const { shop, checkout, path } = await startPaying();
    await shop.engine.cancelPlacing(checkout.id, 100);
    const shown = await shop.get<Checkout>(path);
    expect(shown.reply).toMatchObject({ step: "payment", placing: "none", payment: { kind: "none" } });
    expect(await shop.post(`${path}/account`, { email: "b@example.com" })).toMatchObject({ status: 200 });
  });
});
