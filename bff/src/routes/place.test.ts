import type { PlaceResult } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, company, walkToPlacing } from "../testing/walk-checkout.ts";

const black = [{ id: "id-pla-black", quantity: 2 }];

const place = <T = Checkout>(shop: TestShop, checkout: Checkout, changes: object = {}) =>
  shop.post<T>(`/checkout/${checkout.id}/place?language=en`, { ...acceptanceOf(checkout), ...changes });

/** A backend that returns these results first, and then works normally. */
function answering(...results: (PlaceResult | Error)[]) {
  return (engine: CommerceEngine): CommerceEngine => ({
    ...engine,
    placeOrder: async (id, priced, options) => {
      const next = results.shift();
      if (next instanceof Error) throw next;
      return next ?? engine.placeOrder(id, priced, options);
    },
  });
}

describe("POST /checkout/{id}/place", () => {
  it("places the order and returns its number", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const { status, reply } = await place(shop, checkout);
    expect(status).toBe(200);
    expect(reply.step).toBe("confirmation");
    expect(reply.order).toMatchObject({ number: "1001", placedAt: "2026-03-02T10:00:00.000Z" });
    expect(reply.totals).toEqual(checkout.totals);
  });

  it("returns the same order repeatedly, and refuses every later change [4.34]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const first = await place(shop, checkout);
    const second = await place(shop, checkout, { expectedTotal: 1 });
    expect(second.status).toBe(200);
    expect(second.reply.order).toEqual(first.reply.order);
    const change = await shop.post(`/checkout/${checkout.id}/account`, { email: "b@example.com" });
    expect(change).toMatchObject({ status: 409, reply: { code: "checkout_already_placed" } });
  });

  it("makes one order for ten concurrent calls", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(shop, checkout)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ reply }) => reply.order?.number))).toEqual(new Set(["1001"]));
    const { reply } = await shop.get<{ totalAvailable: number }>("/catalog/variations/id-pla-black/stock");
    expect(reply.totalAvailable).toBe(4998);
  });

  it("shows the confirmation as ordered after the stock is gone", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, [{ id: "id-pla-last", quantity: 3 }]);
    await place(shop, checkout);
    const { reply } = await shop.get<Checkout>(`/checkout/${checkout.id}?language=en`);
    expect(reply.step).toBe("confirmation");
    expect(reply.lines).toEqual(checkout.lines);
    expect(reply.totals).toEqual(checkout.totals);
    expect(reply.warnings).toEqual([]);
  });

  it("refuses without accepted terms [5.7]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const answer = await place(shop, checkout, { acceptTerms: false });
    expect(answer).toMatchObject({
      status: 422,
      reply: { code: "terms_not_accepted", fields: { "body.acceptTerms": "Required" } },
    });
  });

  it("refuses restricted material without the export agreement [5.8]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, [{ id: "id-bor-pa", quantity: 1 }]);
    expect(checkout.restricted).toBe(true);
    expect(await place(shop, checkout)).toMatchObject({
      status: 422,
      reply: { code: "export_agreement_required" },
    });
    expect(await place(shop, checkout, { exportAgreement: true })).toMatchObject({ status: 200 });
  });

  it("refuses a call whose expected total is not that of the checkout", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const answer = await place(shop, checkout, { expectedTotal: checkout.totals.total - 1 });
    expect(answer).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
  });

  it("refuses a line that has become a backorder since it was shown [4.30]", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, [{ id: "id-pla-red", quantity: 2 }]);
    const asInStock = await place(shop, checkout, { expectedBackOrders: [] });
    expect(asInStock).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
    expect(await place(shop, checkout)).toMatchObject({ status: 200 });
  });

  it("refuses before a payment method is chosen", async () => {
    const shop = createTestShop();
    const { reply } = await shop.post<Checkout>("/checkout", { site: "se", lines: black });
    expect(await place(shop, reply)).toMatchObject({ status: 409, reply: { code: "step_not_reached" } });
  });

  it("refuses to place a checkout when all its lines have sold out [8.29]", async () => {
    const shop = createTestShop();
    const line = [{ id: "id-pla-last", quantity: 3 }];
    const [first, second] = [await walkToPlacing(shop, line), await walkToPlacing(shop, line)];
    await place(shop, first);
    expect(await place(shop, second)).toMatchObject({ status: 409, reply: { code: "no_products" } });
  });

  it("cancels the prepared payment when all lines have sold out", async () => {
    const shop = createTestShop();
    const line = [{ id: "id-pla-last", quantity: 3 }];
    const [first, second] = [await walkToPlacing(shop, line), await walkToPlacing(shop, line)];
    expect((await shop.store.getCheckout(second.id))?.payment).not.toBeNull();
    await place(shop, first);
    await place(shop, second);
    expect((await shop.store.getCheckout(second.id))?.payment).toBeNull();
  });

  it("returns order_in_progress while the provider does not know whether sold-out goods are paid", async () => {
    const shop = createTestShop({
      wrapEngine: (engine) => ({ ...engine, cancelPlacing: async () => ({ kind: "pending" }) }),
    });
    const line = [{ id: "id-pla-last", quantity: 3 }];
    const [first, second] = [await walkToPlacing(shop, line), await walkToPlacing(shop, line)];
    await place(shop, first);
    expect(await place(shop, second)).toMatchObject({ status: 409, reply: { code: "order_in_progress" } });
  });

  it("returns the order that the backend made of goods that have sold out since", async () => {
    const made = { id: "order-made", number: "1002", placedAt: "2026-03-02T10:00:00.000Z" };
    let order: typeof made | null = null;
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        getCheckout: async (id) => {
          const kept = await store.getCheckout(id);
          return kept && { ...kept, order: order ?? kept.order };
        },
      }),
      wrapEngine: (engine) => ({
        ...engine,
        cancelPlacing: async () => ({ kind: "placed", order: (order = made) }),
      }),
    });
    const line = [{ id: "id-pla-last", quantity: 3 }];
    const [first, second] = [await walkToPlacing(shop, line), await walkToPlacing(shop, line)];
    await place(shop, first);
    expect(await place(shop, second)).toMatchObject({ status: 200, reply: { order: { number: "1002" } } });
  });

  it("returns the order that a concurrent call at another server made of the last pieces for the same checkout", async () => {
    let meanwhile: (() => Promise<unknown>) | null = null;
    const shop = createTestShop({
      wrapStore: (store) => ({
        ...store,
        getCheckout: async (id) => {
          const kept = await store.getCheckout(id);
          const run = meanwhile;
          meanwhile = null;
          await run?.();
          return kept;
        },
      }),
    });
    const checkout = await walkToPlacing(shop, [{ id: "id-pla-last", quantity: 3 }]);
    const otherServer = createTestShop({ wrapEngine: () => shop.engine, wrapStore: () => shop.store });
    meanwhile = () => place(otherServer, checkout);
    expect(await place(shop, checkout)).toMatchObject({ status: 200, reply: { order: { number: "1001" } } });
  });

  it("names the product that ran out while placing, and leaves the checkout open [8.38]", async () => {
    const shop = createTestShop({ wrapEngine: answering({ kind: "notEnoughStock", skus: ["PLA-BLACK"] }) });
    const checkout = await walkToPlacing(shop, black);
    const answer = await place(shop, checkout);
    expect(answer).toMatchObject({
      status: 409,
      reply: { code: "not_enough_stock", message: "Not enough in stock: Kärna PLA, Black, 750 g, 1.75 mm" },
    });
    const account = await shop.post<Checkout>(`/checkout/${checkout.id}/account`, { email: "b@example.com" });
    expect(account.status).toBe(200);
    expect(await place(shop, account.reply)).toMatchObject({ status: 200 });
  });

  it("returns 402 when the payment fails, and succeeds at the next attempt [8.3], [8.31]", async () => {
    const shop = createTestShop({ wrapEngine: answering({ kind: "paymentFailed" }) });
    const checkout = await walkToPlacing(shop, black);
    expect(await place(shop, checkout)).toMatchObject({ status: 402, reply: { message: "Payment failed" } });
    expect(await place(shop, checkout)).toMatchObject({ status: 200 });
  });

  it("allows changes when the backend refuses the order permanently [8.30]", async () => {
    let refuses = true;
    const shop = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        placeOrder: async (id, priced, options) => {
          if (refuses) throw new CommerceRefusedError("no shipping profile");
          return engine.placeOrder(id, priced, options);
        },
      }),
    });
    const checkout = await walkToPlacing(shop, black);
    expect(await place(shop, checkout)).toMatchObject({
      status: 409,
      reply: { code: "order_failed", message: expect.stringMatching(/^Order failed\./) },
    });
    const account = await shop.post<Checkout>(`/checkout/${checkout.id}/account`, { email: "b@example.com" });
    expect(account.status).toBe(200);
    refuses = false;
    expect(await place(shop, account.reply)).toMatchObject({ status: 200 });
  });

  it("refuses, after a lost reply, a total other than the accepted one", async () => {
    const shop = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        placeOrder: async () => {
          throw new CommerceUnavailableError("no answer");
        },
      }),
    });
    const checkout = await walkToPlacing(shop, black);
    expect(await place(shop, checkout)).toMatchObject({ status: 503 });
    const other = { ...checkout, totals: { ...checkout.totals, total: checkout.totals.total - 1 } };
    expect(await place(shop, other)).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
  });

  it("prepares the payment again when the address changed after the payment was chosen", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, black);
    const billing = { ...company, addressLine1: "Annan gata 2" };
    const moved = await shop.post<Checkout>(`/checkout/${checkout.id}/address`, { billing, shipping: null });
    expect(moved.reply.step).toBe("payment");
    expect(await place(shop, moved.reply)).toMatchObject({ status: 200 });
  });

  it("refuses a checkout that another call has changed meanwhile", async () => {
    const shop = createTestShop({ wrapEngine: answering({ kind: "changed" }) });
    const checkout = await walkToPlacing(shop, black);
    expect(await place(shop, checkout)).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
  });

  it("finds the order after a lost reply, although that order took the last stock", async () => {
    let isLost = true;
    const shop = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        placeOrder: async (id, priced, options) => {
          const result = await engine.placeOrder(id, priced, options);
          if (isLost) throw new CommerceUnavailableError("no answer");
          return result;
        },
      }),
    });
    const checkout = await walkToPlacing(shop, [{ id: "id-pla-last", quantity: 3 }]);
    expect(await place(shop, checkout)).toMatchObject({
      status: 503,
      reply: { code: "commerce_unavailable" },
    });

    const shown = await shop.get<Checkout>(`/checkout/${checkout.id}`);
    expect(shown.reply.totals).toEqual(checkout.totals);

    isLost = false;
    const { status, reply } = await place(shop, checkout);
    expect(status).toBe(200);
    expect(reply.order?.number).toBe("1001");
  });

  it("refuses a change after a lost reply once the order exists, and shows the order", async () => {
    const shop = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        placeOrder: async (id, priced, options) => {
          await engine.placeOrder(id, priced, options);
          throw new CommerceUnavailableError("no answer");
        },
      }),
    });
    const checkout = await walkToPlacing(shop, black);
    expect(await place(shop, checkout)).toMatchObject({ status: 503 });
    const shown = await shop.get<Checkout>(`/checkout/${checkout.id}`);
    expect(shown.reply).toMatchObject({ step: "confirmation", order: { number: "1001" } });
    const change = await shop.post(`/checkout/${checkout.id}/company`, { company: true });
    expect(change).toMatchObject({ status: 409, reply: { code: "checkout_already_placed" } });
  });
});
