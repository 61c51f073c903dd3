import { randomUUID } from "node:crypto";
import { readLegal } from "@spolverk/content";
import { currencies, type Currency, type PlaceResult, type PricedCheckout } from "@spolverk/domain";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import type { BackendHarness, StockState } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

/** The requirements of any engine on orders. */
export function describeOrders(makeBackend: () => Promise<BackendHarness>): void {
  describe("orders", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    /** Creates a checkout and prepares its payment. */
    async function prepare(priced: PricedCheckout): Promise<string> {
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      expect(await engine.preparePayment(record.id, priced)).toEqual({ kind: "manual" });
      return record.id;
    }

    async function placeNew(priced: PricedCheckout): Promise<PlaceResult> {
      return place(engine, await prepare(priced), priced);
    }

    async function priceLine(
      state: StockState,
      input: {
        currency?: Currency;
        country?: string;
        vatRate?: number;
        quantity?: number;
        city?: string;
      } = {},
    ): Promise<PricedCheckout> {
      const picked = await harness.pick(state);
      const country = input.country ?? "SE";
      const options = await engine.getShippingOptions();
      const shippingOption = options.find(({ countries }) => countries.includes(country)) ?? null;
      return createPricedCheckout({
        lines: [{ ...picked, quantity: input.quantity ?? 1 }],
        currency: input.currency ?? "SEK",
        country,
        vatRate: input.vatRate ?? 25,
        shippingOption,
        ...(input.city !== undefined && { city: input.city }),
      });
    }

    async function availableOf(variationId: string): Promise<number> {
      const [found] = await engine.getVariations([variationId]);
      const items = found?.variation.stock.items ?? [];
      return items.reduce((sum, { available }) => sum + available, 0);
    }

    it("places a prepared order and reserves its stock", async () => {
      const priced = await priceLine("plenty", { quantity: 2 });
      const variationId = priced.lines[0]?.variationId ?? "";
      const before = await availableOf(variationId);
      const result = await placeNew(priced);
      expect(result).toMatchObject({
        kind: "placed",
        order: { id: expect.any(String), number: expect.any(String) },
      });
      expect(await availableOf(variationId)).toBe(before - 2);
    });

    it("stores the acceptance with the placed checkout [5.7]", async () => {
      const priced = await priceLine("plenty");
      const id = await prepare(priced);
      const at = harness.now().toISOString();
      const version = readLegal()[0]?.version ?? "";
      const acceptedTerms = { version, folder: "se", language: "sv", at, exportAgreement: true };
      const record = createRecord(harness.now(), { id, version: 2, acceptedTerms });
      expect(await engine.placeOrder(record, priced, {})).toMatchObject({ kind: "placed" });
      expect((await store.getCheckout(id))?.record.acceptedTerms).toEqual(acceptedTerms);
    });

    it("lists the product whose stock an order reserves among the changes", async () => {
      const priced = await priceLine("plenty");
      const [found] = await engine.getVariations([priced.lines[0]?.variationId ?? ""]);
      const { number } = await engine.listChanges(null);
      await placeNew(priced);
      await vi.waitFor(
        async () => expect((await engine.listChanges(number)).products).toContain(found?.product.id),
        { timeout: 45_000, interval: 100 },
      );
    });

    it.each(currencies)("places an order in %s with any country of delivery", async (currency) => {
      for (const [country, vatRate] of [
        ["US", 0],
        ["SE", 25],
        ["GB", 25],
        ["JP", 0],
        // A company with a VAT number: reverse charge.
        ["DE", 0],
      ] as const) {
        const priced = await priceLine("plenty", { currency, country, vatRate });
        const result = await placeNew(priced);
        expect(result.kind).toBe("placed");
      }
    });

    it("returns the same order however often it is placed", async () => {
      const priced = await priceLine("plenty");
      const id = await prepare(priced);
      const placed = await place(engine, id, priced);
      expect(placed.kind).toBe("placed");
      expect(await place(engine, id, priced)).toEqual(placed);
      const changed = { ...priced, email: "other@example.com" };
      expect(await place(engine, id, changed)).toEqual(placed);
    });

    it("makes one order for ten concurrent calls and reserves its stock once", async () => {
      const priced = await priceLine("plenty");
      const variationId = priced.lines[0]?.variationId ?? "";
      const before = await availableOf(variationId);
      const id = await prepare(priced);
      const results = await Promise.all(Array.from({ length: 10 }, () => place(engine, id, priced)));
      const numbers = results.map((result) => (result.kind === "placed" ? result.order.number : result.kind));
      expect(new Set(numbers).size).toBe(1);
      expect(results[0]?.kind).toBe("placed");
      expect(await availableOf(variationId)).toBe(before - 1);
    });

    it("makes no second order when the payment is prepared again after placing", async () => {
      const priced = await priceLine("plenty");
      const id = await prepare(priced);
      const placed = await place(engine, id, priced);
      await engine.preparePayment(id, priced);
      expect(await place(engine, id, priced)).toEqual(placed);
    });

    it("gives the last pieces to one of five concurrent checkouts and names the short SKU to the others", async () => {
      const { product, variation } = await harness.pick("last");
      const quantity = variation.stock.totalAvailable;
      const priced = createPricedCheckout({
        lines: [{ product, variation, quantity }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: null,
      });
      const ids = await Promise.all(Array.from({ length: 5 }, () => prepare(priced)));
      const results = await Promise.all(ids.map((id) => place(engine, id, priced)));
      expect(results.filter(({ kind }) => kind === "placed")).toHaveLength(1);
      const refused = results.filter((result) => result.kind === "notEnoughStock");
      expect(refused).toHaveLength(4);
      expect(refused.every(({ skus }) => skus.includes(variation.sku))).toBe(true);
      expect(await availableOf(variation.id)).toBe(0);
    });

    it("reserves nothing of an order when one line is short", async () => {
      const [plenty, soldOut] = [await harness.pick("plenty"), await harness.pick("soldOut")];
      const before = await availableOf(plenty.variation.id);
      const priced = createPricedCheckout({
        lines: [
          { ...plenty, quantity: 1 },
          { ...soldOut, quantity: 1 },
        ],
        currency: "EUR",
        country: "DE",
        vatRate: 25,
        shippingOption: null,
      });
      const result = await placeNew(priced);
      expect(result).toEqual({ kind: "notEnoughStock", skus: [soldOut.variation.sku] });
      expect(await availableOf(plenty.variation.id)).toBe(before);
    });

    it("accepts a backorder beyond the stock [4.29]", async () => {
      const priced = await priceLine("backOrder", { quantity: 3 });
      expect((await placeNew(priced)).kind).toBe("placed");
    });

    it("refuses a line shown as in stock that has become a backorder", async () => {
      const priced = await priceLine("backOrder");
      const shown = { ...priced, lines: priced.lines.map((line) => ({ ...line, isBackOrder: false })) };
      expect(await placeNew(shown)).toEqual({
        kind: "notEnoughStock",
        skus: priced.lines.map(({ sku }) => sku),
      });
    });

    it("prepares an unprepared payment, and charges the requested amount whatever was prepared before", async () => {
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      expect((await place(engine, record.id, await priceLine("plenty"))).kind).toBe("placed");

      const id = await prepare(await priceLine("plenty"));
      const more = await priceLine("plenty", { quantity: 2, city: "Malmö" });
      const variationId = more.lines[0]?.variationId ?? "";
      const before = await availableOf(variationId);
      expect((await place(engine, id, more)).kind).toBe("placed");
      expect(await availableOf(variationId)).toBe(before - 2);
    });

    it("saves the accepted record with the order, and refuses a record that another call has overtaken", async () => {
      const priced = await priceLine("plenty");
      const id = await prepare(priced);
      const overtaking = createRecord(harness.now(), { id, version: 2, email: "first@example.com" });
      expect(await store.saveCheckout(overtaking)).toBe("saved");
      expect(await place(engine, id, priced)).toEqual({ kind: "changed" });
      expect(await place(engine, id, priced, { version: 4 })).toEqual({ kind: "changed" });
      expect((await store.getCheckout(id))?.record).toEqual(overtaking);

      expect((await place(engine, id, priced, { version: 3 })).kind).toBe("placed");
      expect((await store.getCheckout(id))?.record.version).toBe(3);
    });

    it("requires approval once the invoices of a company that has paid none exceed the limit in total", async () => {
      const { invoice } = await engine.getSettings();
      const limit = invoice.creditLimit.SEK;
      // A new company for each run, because a shared backend remembers it.
      const organizationNumber = `port-${randomUUID()}`;
      const priceFor = async (quantity: number, number = organizationNumber) => {
        const made = await priceLine("plenty", { quantity, country: "US", vatRate: 0 });
        return { ...made, billing: { ...made.billing, organizationNumber: number } };
      };
      // Finds a quantity that is within the limit once, and above it twice.
      let quantity = 1;
      while (2 * (await priceFor(quantity)).totals.toPay <= limit) quantity += 1;
      const asked = await priceFor(quantity);
      expect(asked.totals.toPay).toBeLessThanOrEqual(limit);
      expect(await placeNew(asked)).toMatchObject({ kind: "placed", approval: "not_needed" });

      const again = await priceFor(quantity, organizationNumber.toUpperCase());
      const variationId = again.lines[0]?.variationId ?? "";
      const before = await availableOf(variationId);
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      await engine.preparePayment(record.id, again);
      expect((await store.getCheckout(record.id))?.approval).toBe("not_needed");
      const awaiting = await place(engine, record.id, again);
      expect(awaiting).toMatchObject({ kind: "placed", approval: "awaiting" });
      expect(await place(engine, record.id, again)).toEqual(awaiting);
      expect((await store.getCheckout(record.id))?.approval).toBe("awaiting");
      expect(await availableOf(variationId)).toBe(before - quantity);
    });
  });
}
