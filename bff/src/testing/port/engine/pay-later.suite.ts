import type { PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

/** The requirements of any engine on pay-later payments by the provider's widget. */
export function describePayLater(makeBackend: () => Promise<BackendHarness>): void {
  describe("pay later", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    async function prepare(): Promise<{ id: string; priced: PricedCheckout; payment: PreparedPayment }> {
      const [option] = await engine.getShippingOptions();
      const priced = createPricedCheckout({
        lines: [{ ...(await harness.pick("plenty")), quantity: 3 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: option ?? null,
        paymentMethod: "slice_it",
      });
      const { id } = createRecord(harness.now());
      await store.createCheckout(createRecord(harness.now(), { id }));
      return { id, priced, payment: await engine.preparePayment(id, priced) };
    }

    it("returns the widget's token and the methods that the provider offers for the purchase [3.50]", async () => {
      const { payment } = await prepare();
      expect(payment).toMatchObject({
        kind: "pay_later",
        clientToken: expect.any(String) as string,
        category: "slice_it",
        categories: ["pay_later", "pay_over_time", "slice_it"],
        order: { purchase_country: "SE", purchase_currency: "SEK" },
        inReview: false,
      });
    });

    it("waits until placing brings the widget's token, and makes one order for five concurrent calls", async () => {
      const { id, priced, payment } = await prepare();
      expect(await place(engine, id, priced)).toEqual({ kind: "paymentPending", payment });
      const paymentToken = await harness.authorize(payment);
      const results = await Promise.all(
        Array.from({ length: 5 }, () => place(engine, id, priced, { paymentToken })),
      );
      expect(results[0]?.kind).toBe("placed");
      expect(results).toEqual(results.map(() => results[0]));
    });

    it("fails with a token of another payment, and can be retried", async () => {
      const { id, priced } = await prepare();
      const stranger = await place(engine, id, priced, { paymentToken: "another payment's" });
      expect(stranger).toEqual({ kind: "paymentFailed" });
      const again = await engine.preparePayment(id, priced);
      const token = await harness.authorize(again);
      expect((await place(engine, id, priced, { version: 3, paymentToken: token })).kind).toBe("placed");
    });
  });
}
