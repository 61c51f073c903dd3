import {
  applyCoupon,
  calculateAmount,
  calculateTotals,
  type Coupon,
  type PlaceResult,
  type PricedCheckout,
} from "@spolverk/domain";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createPricedCheckout } from "../../create-priced-checkout.ts";
import { createRecord } from "../../create-record.ts";
import { place } from "../../place.ts";
import type { NewCoupon, BackendHarness } from "../backend-harness.ts";
import type { CommerceEngine } from "../../../commerce/engine.ts";
import type { ShopStore } from "../../../commerce/store.ts";

const terms: Omit<NewCoupon, "code"> = {
  discount: { kind: "percentage", percent: 12.5, maxQuantity: null },
  currencies: null,
  minimum: null,
  endsAt: null,
  usesLeft: null,
  usesPerCustomer: null,
};

/** The requirements of any engine on coupons and their use counts [7.12]. */
export function describeCoupons(makeBackend: () => Promise<BackendHarness>): void {
  describe("coupons", () => {
    let harness: BackendHarness;
    let engine: CommerceEngine;
    let store: ShopStore;
    beforeAll(async () => {
      harness = await makeBackend();
      ({ engine, store } = harness);
    });

    async function makeCoupon(changes: Partial<NewCoupon> = {}): Promise<string> {
      const code = `Test-${randomUUID().slice(0, 8)}`;
      await harness.createCoupon({ ...terms, ...changes, code });
      return code;
    }

    async function find(code: string): Promise<Coupon> {
      const coupon = await engine.getCoupon(code);
      if (!coupon) throw new Error(`There is no coupon ${code}`);
      return coupon;
    }

    async function priceWithCoupon(
      code: string,
      email = `${randomUUID()}@example.com`,
    ): Promise<PricedCheckout> {
      const options = await engine.getShippingOptions();
      const priced = createPricedCheckout({
        lines: [{ ...(await harness.pick("plenty")), quantity: 3 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: options.find(({ countries }) => countries.includes("SE")) ?? null,
      });
      const { id, code: written, discount } = await find(code);
      const shipping = priced.shippingOption?.amount ?? calculateAmount(0, 0);
      const shares = applyCoupon(discount, {
        lines: priced.lines.map((line) => ({ ...line, isDiscountable: true })),
        shipping,
        vatRate: 25,
      });
      return {
        ...priced,
        email,
        coupon: { id, code: written },
        lines: priced.lines.map((line, index) => ({ ...line, coupon: shares.lines[index] ?? line.coupon })),
        shippingOption: priced.shippingOption && { ...priced.shippingOption, coupon: shares.shipping },
        totals: calculateTotals({
          lines: priced.lines,
          shipping,
          fee: priced.totals.fee,
          coupon: shares.total,
        }),
      };
    }

    async function prepare(priced: PricedCheckout): Promise<string> {
      const record = createRecord(harness.now());
      await store.createCheckout(record);
      await engine.preparePayment(record.id, priced);
      return record.id;
    }

    const placeNew = async (priced: PricedCheckout): Promise<PlaceResult> =>
      place(engine, await prepare(priced), priced);

    it("returns the terms of a code in any case, and null for an unknown one", async () => {
      const endsAt = "2031-01-01T00:00:00.000Z";
      const minimum = { SEK: 50_000, EUR: 4_500 };
      const code = await makeCoupon({ endsAt, minimum, usesLeft: 7, usesPerCustomer: 2 });
      expect(await find(code.toUpperCase())).toMatchObject({
        code,
        discount: { kind: "percentage", percent: 12.5, maxQuantity: null },
        currencies: null,
        minimum,
        endsAt,
        usesLeft: 7,
      });
      expect(await engine.getCoupon(`${code}%`)).toBeNull();
    });

    it("returns an amount in one currency, and free shipping", async () => {
      const discount = { kind: "amount", amountMinor: 4990, includesVat: true, maxQuantity: null } as const;
      const amount = await makeCoupon({ discount, currencies: ["SEK"] });
      expect(await find(amount)).toMatchObject({ discount, currencies: ["SEK"] });
      const free = await makeCoupon({ discount: { kind: "freeShipping" } });
      expect((await find(free)).discount).toEqual({ kind: "freeShipping" });
    });

    it.each<[string, Partial<NewCoupon>]>([
      ["a percentage", {}],
      [
        "an amount",
        {
          discount: { kind: "amount", amountMinor: 4991, includesVat: true, maxQuantity: null },
          currencies: ["SEK"],
        },
      ],
      ["free shipping", { discount: { kind: "freeShipping" } }],
    ])("places an order with %s off", async (_name, changes) => {
      const result = await placeNew(await priceWithCoupon(await makeCoupon(changes)));
      expect(result.kind).toBe("placed");
    });

    it("counts each order once, however often it is placed", async () => {
      const code = await makeCoupon({ usesLeft: 5 });
      const priced = await priceWithCoupon(code);
      const id = await prepare(priced);
      expect((await find(code)).usesLeft).toBe(5);
      await Promise.all(Array.from({ length: 5 }, () => place(engine, id, priced)));
      await place(engine, id, priced);
      expect((await find(code)).usesLeft).toBe(4);
    });

    it("gives the last use to one of five concurrent checkouts; the others get no order", async () => {
      const code = await makeCoupon({ usesLeft: 1 });
      const pricedCheckouts = await Promise.all(Array.from({ length: 5 }, () => priceWithCoupon(code)));
      const ids = await Promise.all(pricedCheckouts.map(prepare));
      const results = await Promise.all(
        pricedCheckouts.map((priced, index) => place(engine, ids[index] ?? "", priced)),
      );
      expect(results.filter(({ kind }) => kind === "placed")).toHaveLength(1);
      expect(results.filter(({ kind }) => kind !== "placed")).toEqual(
        Array.from({ length: 4 }, () => ({ kind: "couponUsed", by: "others" })),
      );
      expect((await find(code)).usesLeft).toBe(0);
    });

    it("allows each customer one use, by e-mail address in any case", async () => {
      const code = await makeCoupon({ usesPerCustomer: 1 });
      const email = `${randomUUID()}@example.com`;
      const pricedCheckouts = await Promise.all([
        priceWithCoupon(code, email),
        priceWithCoupon(code, email.toUpperCase()),
      ]);
      const before = await find(code);
      const results = await Promise.all(pricedCheckouts.map(placeNew));
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(["couponUsed", "placed"]);
      expect(results.find(({ kind }) => kind !== "placed")).toEqual({ kind: "couponUsed", by: "customer" });
      // The terms that a shopper sees before placing do not reveal who has used the coupon.
      expect(await find(code)).toEqual(before);
      expect((await placeNew(await priceWithCoupon(code))).kind).toBe("placed");
    });
  });
}
