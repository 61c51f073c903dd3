import { applyCoupon, calculateTotals, type Coupon } from "@spolverk/domain";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createDraft } from "../create-draft.ts";
import { createRecord } from "../create-record.ts";
import type { NewCoupon, PortHarness } from "./port-harness.ts";
import type { OrderDraft } from "../../commerce/order-draft.ts";
import type { CommercePort, PlaceResult } from "../../commerce/port.ts";

const first = { version: 1 };
const terms: Omit<NewCoupon, "code"> = {
  discount: { kind: "percentage", percent: 12.5, maxQuantity: null },
  currencies: null,
  minimum: null,
  endsAt: null,
  usesLeft: null,
  usesPerCustomer: null,
};

/** How any commerce backend keeps coupons and counts their uses [7.12]. */
export function describeCoupons(makePort: () => Promise<PortHarness>): void {
  describe("coupons", () => {
    let harness: PortHarness;
    let port: CommercePort;
    beforeAll(async () => {
      harness = await makePort();
      port = harness.port;
    });

    async function makeCoupon(changes: Partial<NewCoupon> = {}): Promise<string> {
      const code = `Test-${randomUUID().slice(0, 8)}`;
      await harness.createCoupon({ ...terms, ...changes, code });
      return code;
    }

    async function find(code: string): Promise<Coupon> {
      const coupon = await port.getCoupon(code);
      if (!coupon) throw new Error(`There is no coupon ${code}`);
      return coupon;
    }

    async function draftWith(code: string, email = `${randomUUID()}@example.com`): Promise<OrderDraft> {
      const options = await port.getShippingOptions();
      const draft = createDraft({
        lines: [{ ...(await harness.pick("plenty")), quantity: 3 }],
        currency: "SEK",
        country: "SE",
        vatRate: 25,
        shippingOption: options.find(({ countries }) => countries.includes("SE")) ?? null,
      });
      const { id, code: written, discount } = await find(code);
      const shipping = draft.shippingOption?.amount ?? draft.fee;
      const shares = applyCoupon(discount, {
        lines: draft.lines.map((line) => ({ ...line, isDiscountable: true })),
        shipping,
        vatRate: 25,
      });
      return {
        ...draft,
        email,
        coupon: { id, code: written },
        lines: draft.lines.map((line, index) => ({ ...line, coupon: shares.lines[index] ?? line.coupon })),
        shippingOption: draft.shippingOption && { ...draft.shippingOption, coupon: shares.shipping },
        totals: calculateTotals({ lines: draft.lines, shipping, fee: draft.fee, coupon: shares.total }),
      };
    }

    async function prepare(draft: OrderDraft): Promise<string> {
      const record = createRecord(harness.now());
      await port.createCheckout(record);
      await port.preparePayment(record.id, draft);
      return record.id;
    }

    const placeNew = async (draft: OrderDraft): Promise<PlaceResult> =>
      port.placeOrder(await prepare(draft), draft, first);

    it("tells the terms of a code in any case, and nothing of one that there is not", async () => {
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
      expect(await port.getCoupon(`${code}%`)).toBeNull();
    });

    it("tells of an amount in one currency and of free shipping", async () => {
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
    ])("places an order that %s is taken off", async (_name, changes) => {
      const result = await placeNew(await draftWith(await makeCoupon(changes)));
      expect(result.kind).toBe("placed");
    });

    it("counts each order once, however often it is placed", async () => {
      const code = await makeCoupon({ usesLeft: 5 });
      const draft = await draftWith(code);
      const id = await prepare(draft);
      expect((await find(code)).usesLeft).toBe(5);
      await Promise.all(Array.from({ length: 5 }, () => port.placeOrder(id, draft, first)));
      await port.placeOrder(id, draft, first);
      expect((await find(code)).usesLeft).toBe(4);
    });

    it("gives the last use to one of five checkouts at once; the others have no order", async () => {
      const code = await makeCoupon({ usesLeft: 1 });
      const drafts = await Promise.all(Array.from({ length: 5 }, () => draftWith(code)));
      const ids = await Promise.all(drafts.map(prepare));
      const results = await Promise.all(
        drafts.map((draft, index) => port.placeOrder(ids[index] ?? "", draft, first)),
      );
      expect(results.filter(({ kind }) => kind === "placed")).toHaveLength(1);
      expect(results.filter(({ kind }) => kind !== "placed")).toEqual(
        Array.from({ length: 4 }, () => ({ kind: "couponUsed", by: "others" })),
      );
      expect((await find(code)).usesLeft).toBe(0);
    });

    it("lets a customer use one once, in whatever case the address is written, and others too", async () => {
      const code = await makeCoupon({ usesPerCustomer: 1 });
      const email = `${randomUUID()}@example.com`;
      const drafts = await Promise.all([draftWith(code, email), draftWith(code, email.toUpperCase())]);
      const before = await find(code);
      const results = await Promise.all(drafts.map(placeNew));
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(["couponUsed", "placed"]);
      expect(results.find(({ kind }) => kind !== "placed")).toEqual({ kind: "couponUsed", by: "customer" });
      // What is read of it before placing says nothing of who has used it.
      expect(await find(code)).toEqual(before);
      expect((await placeNew(await draftWith(code))).kind).toBe("placed");
    });
  });
}
