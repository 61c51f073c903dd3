import type { PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

/** The requirements of any engine on payments that the shopper makes in the browser. */
export function describePayments(makeBackend: () => Promise<BackendHarness>): void {
  describe("pending payments", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** Places a checkout that then waits for its card. */
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

    it("reserves the stock once while it waits, and reports that it waits", async () => {
      const { id, priced, payment, availableBefore } = await startPaying(2);
      expect((await place(engine, id, priced)).kind).toBe("paymentPending");
      expect(await availableOf(priced)).toBe(availableBefore - 2);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "awaitingPayment", order: null, payment });
      // The stock would otherwise be released minutes later, while another test counts it.
      await engine.cancelPlacing(id, 2);
    });

    it("makes one order for ten concurrent calls once it is paid, and the checkout has it", async () => {
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

    it("releases the stock on cancelling, and makes no order for a later call", async () => {
      const { id, priced, availableBefore } = await startPaying();
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "cancelled" });
      expect(await availableOf(priced)).toBe(availableBefore);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "cancelled", order: null, payment: null });
      expect(await place(engine, id, priced)).toEqual({ kind: "cancelled" });
    });

    it("accepts a later record of a cancelled checkout with a new payment", async () => {
      const { id, priced, payment } = await startPaying();
      await engine.cancelPlacing(id, 2);
      const next = { version: 3 };
      const asked = await place(engine, id, priced, next);
      const prepared = asked.kind === "paymentPending" ? asked.payment : payment;
      expect(prepared).not.toEqual(payment);
      await harness.pay(prepared);
      expect((await place(engine, id, priced, next)).kind).toBe("placed");
    });

    it("becomes the order when it was paid before it was cancelled", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.pay(payment);
      const cancelled = await engine.cancelPlacing(id, 2);
      expect(cancelled.kind).toBe("placed");
      expect(await place(engine, id, priced)).toMatchObject(cancelled);
    });

    it("fails a declined payment and releases the stock", async () => {
      const { id, priced, payment, availableBefore } = await startPaying();
      await harness.decline(payment);
      // A repeated call gets the same result: the shop repeats a call whose reply was lost, and a webhook may have
      // arrived first.
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentFailed" });
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentFailed" });
      expect(await availableOf(priced)).toBe(availableBefore);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "cancelled" });
    });

    it("makes no order without a placing call, even when paid", async () => {
      const { id, priced } = await startPaying();
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "cancelled" });
      const prepared = await engine.preparePayment(id, priced);
      await harness.pay(prepared);
      expect(await store.getCheckout(id)).toMatchObject({ order: null });
    });
  });
}
