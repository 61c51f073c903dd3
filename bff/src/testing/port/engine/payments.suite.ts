import type { PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

/** How any engine waits for a payment that the shopper makes in the browser. */
export function describePayments(makeBackend: () => Promise<BackendHarness>): void {
  describe("payments that are waited for", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** A checkout that was asked to be placed and waits for its card. */
    async function startPaying(
      quantity = 1,
    ): Promise<{ id: string; priced: PricedCheckout; payment: PreparedPayment; availableBefore: number }> {
      const picked = await harness.pick("plenty");
      const priced = createPricedCheckout({
        lines: [{ ...picked, quantity }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: null,
        paymentMethod: "stripe",
      });
      const availableBefore = await availableOf(priced);
      const { id } = createRecord(harness.now());
      await store.createCheckout(createRecord(harness.now(), { id }));
      const payment = await engine.preparePayment(id, priced);
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentPending", payment });
      return { id, priced, payment, availableBefore };
    }

    async function availableOf({ lines }: PricedCheckout): Promise<number> {
      const [found] = await engine.getVariations(lines.map(({ variationId }) => variationId));
      const items = found?.variation.stock.items ?? [];
      return items.reduce((sum, { available }) => sum + available, 0);
    }

    it("holds the stock while it waits, once, and says that it waits", async () => {
      const { id, priced, payment, availableBefore } = await startPaying(2);
      expect((await place(engine, id, priced)).kind).toBe("paymentPending");
      expect(await availableOf(priced)).toBe(availableBefore - 2);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "awaitingPayment", order: null, payment });
      // What stays held is given back minutes later, while another test counts it.
      await engine.cancelPlacing(id, 2);
    });

    it("makes one order of ten concurrent calls once it is paid, and the checkout has it", async () => {
      const { id, priced, payment, availableBefore } = await startPaying();
      await harness.pay(payment);
      const results = await Promise.all(Array.from({ length: 10 }, () => place(engine, id, priced)));
      const [placed] = results;
      expect(placed?.kind).toBe("placed");
      expect(results).toEqual(results.map(() => placed));
      expect(await availableOf(priced)).toBe(availableBefore - 1);
      expect(await store.getCheckout(id)).toMatchObject({
        placing: "none",
        order: placed?.kind === "placed" ? placed.order : null,
      });
    });

    it("gives the stock back when it is cancelled, and makes no order of a call that comes later", async () => {
      const { id, priced, availableBefore } = await startPaying();
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "cancelled" });
      expect(await availableOf(priced)).toBe(availableBefore);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "cancelled", order: null, payment: null });
      expect(await place(engine, id, priced)).toEqual({ kind: "cancelled" });
    });

    it("takes a later record of a cancelled checkout, by a new payment", async () => {
      const { id, priced, payment } = await startPaying();
      await engine.cancelPlacing(id, 2);
      const next = { version: 3 };
      const asked = await place(engine, id, priced, next);
      const prepared = asked.kind === "paymentPending" ? asked.payment : payment;
      expect(prepared).not.toEqual(payment);
      await harness.pay(prepared);
      expect((await place(engine, id, priced, next)).kind).toBe("placed");
    });

    it("is the order when it had been paid before it was cancelled", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.pay(payment);
      const cancelled = await engine.cancelPlacing(id, 2);
      expect(cancelled.kind).toBe("placed");
      expect(await place(engine, id, priced)).toMatchObject(cancelled);
    });

    it("fails a declined payment and gives the stock back", async () => {
      const { id, priced, payment, availableBefore } = await startPaying();
      await harness.decline(payment);
      // A webhook may have come first, and the shop asks again after a lost answer.
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentFailed" });
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentFailed" });
      expect(await availableOf(priced)).toBe(availableBefore);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "cancelled" });
    });

    it("does not place what was never asked to be, though it is paid", async () => {
      const { id, priced } = await startPaying();
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "cancelled" });
      const prepared = await engine.preparePayment(id, priced);
      await harness.pay(prepared);
      expect(await store.getCheckout(id)).toMatchObject({ order: null });
    });
  });
}
