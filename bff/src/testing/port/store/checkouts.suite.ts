import { beforeAll, describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { pickByStock } from "../../pick-by-stock.ts";
import type { BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

/** The requirements of any store on checkout records. */
export function describeCheckouts(makeBackend: () => Promise<BackendHarness>): void {
  describe("checkouts", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    it("returns exactly what was saved", async () => {
      const record = createRecord(harness.now(), {
        email: "å@example.com",
        lines: [{ id: "a", sku: "A", quantity: 3 }],
      });
      await store.createCheckout(record);
      expect(await store.getCheckout(record.id)).toEqual({
        record,
        placing: "none",
        isInProgress: false,
        approval: "not_needed",
        order: null,
        payment: null,
      });
      expect(await store.getCheckout("no-such-checkout")).toBeNull();
    });

    it("saves only on top of the previous version: one of two concurrent saves conflicts", async () => {
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      const results = await Promise.all(
        ["a@example.com", "b@example.com"].map((email) =>
          store.saveCheckout({ ...record, email, version: 2 }),
        ),
      );
      expect(results.toSorted()).toEqual(["conflict", "saved"]);
      expect(await store.saveCheckout({ ...record, version: 4 })).toBe("conflict");
      const lines = [{ id: "b", sku: "B", quantity: 2 }];
      expect(await store.saveCheckout({ ...record, lines, version: 3 })).toBe("saved");
      expect((await store.getCheckout(record.id))?.record.lines).toEqual(lines);
    });

    it("does not save a checkout that was never created", async () => {
      expect(await store.saveCheckout(createRecord(harness.now(), { version: 2 }))).toBe("conflict");
    });

    it("throws for an unreadable record, and reports whether money may have been taken", async () => {
      const broken = createRecord(harness.now(), { createdAt: "unreadable" });
      await store.createCheckout(broken);
      await expect(store.getCheckout(broken.id)).rejects.toMatchObject({
        name: "UnreadableCheckoutError",
        mayBePaid: false,
        orderNumber: null,
        changedAt: broken.changedAt,
      });
    });

    it("throws for an unreadable record with an order, and names the order", async () => {
      const [picked] = pickByStock(await engine.listProducts(), await engine.getSettings(), "plenty");
      if (!picked) throw new Error("Nothing is in stock");
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      const priced = createPricedCheckout({
        lines: [{ ...picked, quantity: 1 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: null,
      });
      const broken = { ...record, version: 2, createdAt: "unreadable" };
      const result = await engine.placeOrder(broken, priced, {});
      if (result.kind !== "placed") throw new Error(`Not placed: ${result.kind}`);
      await expect(store.getCheckout(record.id)).rejects.toMatchObject({
        name: "UnreadableCheckoutError",
        mayBePaid: true,
        orderNumber: result.order.number,
      });
    });

    it("keeps a checkout over a restart", async ({ skip }) => {
      skip(harness.reopen === null, "the backend forgets");
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      expect((await harness.reopen?.().store.getCheckout(record.id))?.record).toEqual(record);
    });
  });
}
