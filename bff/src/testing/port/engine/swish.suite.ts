import type { PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

type SwishPayment = Extract<PreparedPayment, { kind: "swish" }> & { id: string };

/** How any engine waits for a payment that the shopper makes on the phone. */
export function describeSwish(makeBackend: () => Promise<BackendHarness>): void {
  describe("payments by Swish", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** The payment of a checkout that was asked to be placed, or asked once more. */
    async function ask(id: string, priced: PricedCheckout): Promise<SwishPayment> {
      const asked = await place(engine, id, priced);
      if (asked.kind !== "paymentPending" || asked.payment.kind !== "swish" || asked.payment.id === null) {
        throw new Error(`Swish was not asked: ${JSON.stringify(asked)}`);
      }
      return { ...asked.payment, id: asked.payment.id };
    }

    async function startPaying(): Promise<{ id: string; priced: PricedCheckout; payment: SwishPayment }> {
      const priced = createPricedCheckout({
        lines: [{ ...(await harness.pick("plenty")), quantity: 1 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: null,
        paymentMethod: "swish",
      });
      const { id } = createRecord(harness.now());
      await store.createCheckout(createRecord(harness.now(), { id }));
      expect(await engine.preparePayment(id, priced)).toEqual({ kind: "swish", id: null, token: null });
      return { id, priced, payment: await ask(id, priced) };
    }

    it("are asked for with the order, once, and wait for the phone", async () => {
      const { id, priced, payment } = await startPaying();
      expect(payment.token).toMatch(/^[0-9a-f]{32}$/);
      expect(await engine.getSwishStatus(id, payment.id)).toBe("waiting");
      expect(await ask(id, priced)).toEqual(payment);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "awaitingPayment", payment });
      // What stays held is given back minutes later, while another test counts it.
      await engine.cancelPlacing(id, 2);
    });

    it("are an order once they are paid, and say so", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.pay(payment);
      expect(await engine.getSwishStatus(id, payment.id)).toBe("paid");
      expect((await place(engine, id, priced)).kind).toBe("placed");
    });

    it("say that they were declined also after the checkout was given up for it", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.decline(payment);
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentFailed" });
      expect(await engine.getSwishStatus(id, payment.id)).toBe("declined");
      expect(await store.getCheckout(id)).toMatchObject({ placing: "cancelled", payment: null });
    });

    it("can not be paid any more when the shopper leaves them", async () => {
      const { id, priced, payment } = await startPaying();
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "cancelled" });
      expect(await engine.getSwishStatus(id, payment.id)).toBe("cancelled");
      expect(await place(engine, id, priced)).toEqual({ kind: "cancelled" });
    });

    it("can not be left while the bank has not said whether it paid", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.leaveUnknown(payment);
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "pending" });
      expect(await ask(id, priced)).toEqual({ ...payment, token: null });
      expect(await engine.getSwishStatus(id, payment.id)).toBe("unknown");
      await harness.pay(payment);
      expect((await place(engine, id, priced)).kind).toBe("placed");
    });

    it("are found by their own checkout only [7.13]", async () => {
      const { id, payment } = await startPaying();
      const other = await startPaying();
      expect(await engine.getSwishStatus(other.id, payment.id)).toBeNull();
      expect(await engine.getSwishStatus(id, "0".repeat(31) + "F")).toBeNull();
      for (const held of [id, other.id]) await engine.cancelPlacing(held, 2);
    });
  });
}
