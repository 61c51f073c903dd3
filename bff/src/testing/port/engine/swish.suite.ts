import type { PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

type SwishPayment = Extract<PreparedPayment, { kind: "swish" }> & { id: string };

/** The requirements of any engine on payments that the shopper makes on the phone. */
export function describeSwish(makeBackend: () => Promise<BackendHarness>): void {
  describe("Swish payments", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** Places a checkout, or repeats it, and returns its payment. */
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

    it("begin with the placing call, once, and wait for the phone", async () => {
      const { id, priced, payment } = await startPaying();
      expect(payment.token).toMatch(/^[0-9a-f]{32}$/);
      expect(await engine.getSwishStatus(id, payment.id)).toBe("waiting");
      expect(await ask(id, priced)).toEqual(payment);
      expect(await store.getCheckout(id)).toMatchObject({ placing: "awaitingPayment", payment });
      // The stock would otherwise be released minutes later, while another test counts it.
      await engine.cancelPlacing(id, 2);
    });

    it("become an order once paid, and report the payment", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.pay(payment);
      expect(await engine.getSwishStatus(id, payment.id)).toBe("paid");
      expect((await place(engine, id, priced)).kind).toBe("placed");
    });

    it("report that they were declined also after the placement has ended", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.decline(payment);
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentFailed" });
      expect(await engine.getSwishStatus(id, payment.id)).toBe("declined");
      expect(await store.getCheckout(id)).toMatchObject({ placing: "cancelled", payment: null });
    });

    it("cannot be paid after cancelling", async () => {
      const { id, priced, payment } = await startPaying();
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "cancelled" });
      expect(await engine.getSwishStatus(id, payment.id)).toBe("cancelled");
      expect(await place(engine, id, priced)).toEqual({ kind: "cancelled" });
    });

    it("cannot be cancelled while the bank's outcome is unknown", async () => {
      const { id, priced, payment } = await startPaying();
      await harness.leaveUnknown(payment);
      expect(await engine.cancelPlacing(id, 2)).toEqual({ kind: "pending" });
      expect(await ask(id, priced)).toEqual({ ...payment, token: null });
      expect(await engine.getSwishStatus(id, payment.id)).toBe("unknown");
      await harness.pay(payment);
      expect((await place(engine, id, priced)).kind).toBe("placed");
    });

    it("belong to their own checkout only [7.13]", async () => {
      const { id, payment } = await startPaying();
      const other = await startPaying();
      expect(await engine.getSwishStatus(other.id, payment.id)).toBeNull();
      expect(await engine.getSwishStatus(id, "0".repeat(31) + "F")).toBeNull();
      for (const held of [id, other.id]) await engine.cancelPlacing(held, 2);
    });
  });
}
