import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import type { ErrorReply } from "../contract/error.ts";
import { createTestShop, type TestShop } from "../testing/create-test-shop.ts";
import {
  acceptanceOf,
  company,
  walkToAddress,
  walkToPayment,
  walkToPlacing,
} from "../testing/walk-checkout.ts";

const pla = { id: "id-pla-black", quantity: 2 };
const giftCard = { id: "id-gift-500", quantity: 1 };

const useCoupon = <T = Checkout>(
  shop: TestShop,
  { id }: { id: string },
  code: string | null,
  language = "en",
) => shop.post<T>(`/checkout/${id}/coupon?language=${language}`, { code });

async function refuse(shop: TestShop, checkout: { id: string }, code: string, language = "en") {
  const { status, reply } = await useCoupon<ErrorReply>(shop, checkout, code, language);
  return { status, ...reply };
}

describe("POST checkout/{id}/coupon [7.12]", () => {
  it("takes a percentage off each line, with the code in any case", async () => {
    const shop = createTestShop();
    const before = await walkToPayment(shop, [pla]);
    const { status, reply } = await useCoupon(shop, before, "  welcome10 ");
    expect(status).toBe(200);
    expect(reply.coupon).toMatchObject({ code: "WELCOME10", kind: "percentage" });
    const [line] = reply.lines;
    // List price 199.17 + 25 % VAT = 248.96. 10 % of two pieces, 49.79, is taken off; 9.96 of it is VAT.
    expect(line?.coupon).toEqual({ net: 3983, vat: 996, total: 4979 });
    expect(line?.total).toBe(before.lines[0]?.total);
    expect(reply.totals).toEqual({
      ...before.totals,
      coupon: { net: 3983, vat: 996, total: 4979 },
      toPay: 52209,
      vat: before.totals.vat - 996,
      total: before.totals.total - 4979,
    });
  });

  it("takes off an amount, or with a free-shipping coupon the cost of shipping", async () => {
    const shop = createTestShop();
    const before = await walkToPayment(shop, [pla]);
    expect((await useCoupon(shop, before, "SEK50")).reply.totals.total).toBe(before.totals.total - 5000);
    const free = (await useCoupon(shop, before, "FREESHIP")).reply;
    expect(free.coupon?.shipping).toEqual(before.totals.shipping);
    expect(free.totals.total).toBe(before.totals.total - before.totals.shipping.total);
  });

  it("accepts a free-shipping coupon before the shipping option is chosen", async () => {
    const shop = createTestShop();
    const { reply } = await useCoupon(shop, await walkToAddress(shop, [pla]), "FREESHIP");
    expect(reply.coupon).toMatchObject({ kind: "freeShipping" });
    expect(reply.totals.coupon.total).toBe(0);
    const [option] = reply.shippingOptions;
    const chosen = await shop.post<Checkout>(`/checkout/${reply.id}/shipping?language=en`, {
      optionId: option?.id,
    });
    expect(chosen.reply.totals.coupon).toEqual(option?.amount);
  });

  it("replaces one coupon by another, and removes a coupon", async () => {
    const shop = createTestShop();
    const before = await walkToPayment(shop, [pla]);
    await useCoupon(shop, before, "SEK50");
    expect((await useCoupon(shop, before, "WELCOME10")).reply.coupon?.code).toBe("WELCOME10");
    const { reply } = await useCoupon(shop, before, null);
    expect(reply.coupon).toBeNull();
    expect(reply.totals).toEqual(before.totals);
  });

  it("takes nothing off gift cards", async () => {
    const shop = createTestShop();
    const checkout = await walkToAddress(shop, [pla, giftCard]);
    const { lines } = (await useCoupon(shop, checkout, "WELCOME10")).reply;
    expect(lines.map(({ coupon }) => coupon.total)).toEqual([4979, 0]);
    const cards = await walkToAddress(shop, [giftCard]);
    expect(await refuse(shop, cards, "WELCOME10")).toMatchObject({ code: "coupon_not_applicable" });
  });

  it("refuses an invalid code, with the field, in the language of the request [8.26]", async () => {
    const shop = createTestShop();
    const checkout = await walkToAddress(shop, [pla]);
    expect(await refuse(shop, checkout, "NO-SUCH")).toMatchObject({
      status: 409,
      code: "coupon_invalid",
      message: "Coupon is not valid",
      fields: { "body.code": "Invalid value" },
    });
    expect((await refuse(shop, checkout, "NO-SUCH", "sv")).message).toBe("Rabattkoden är inte giltig");
    expect(await refuse(shop, checkout, "SUMMER")).toMatchObject({ code: "coupon_invalid" });
  });

  it("gives the reason for refusing a code: ended, below a minimum, in another currency", async () => {
    const shop = createTestShop();
    const checkout = await walkToAddress(shop, [pla]);
    expect(await refuse(shop, checkout, "BULK20")).toMatchObject({
      code: "coupon_below_minimum",
      message: expect.stringContaining("2.000,00 SEK"),
    });
    shop.clock.now = new Date("2026-03-02T11:00:00.000Z");
    expect(await refuse(shop, checkout, "SPRING")).toMatchObject({ code: "coupon_ended" });
    const inEuro = await walkToAddress(shop, [pla], { currency: "EUR" });
    expect(await refuse(shop, inEuro, "SEK50")).toMatchObject({ code: "coupon_not_applicable" });
  });

  it.each([
    ["sv", "2.000,00 SEK inkl. moms"],
    ["de", "2.000,00 SEK inkl. MwSt."],
  ])(
    "tells a company, which reads prices without VAT, that the minimum includes VAT, in %s",
    async (language, minimum) => {
      const shop = createTestShop();
      const checkout = await walkToAddress(shop, [pla], { billing: company, isCompany: true });
      const { message } = await refuse(shop, checkout, "BULK20", language);
      expect(message).toContain(minimum);
      const individual = await walkToAddress(shop, [pla]);
      expect((await refuse(shop, individual, "BULK20", language)).message).not.toMatch(/inkl/);
    },
  );

  it("keeps the earlier coupon when another is refused", async () => {
    const shop = createTestShop();
    const checkout = await walkToAddress(shop, [pla]);
    await useCoupon(shop, checkout, "SEK50");
    await refuse(shop, checkout, "NO-SUCH");
    expect((await shop.get<Checkout>(`/checkout/${checkout.id}?language=en`)).reply.coupon?.code).toBe(
      "SEK50",
    );
  });

  it("requires a code or null", async () => {
    const shop = createTestShop();
    const checkout = await walkToAddress(shop, [pla]);
    expect(await refuse(shop, checkout, " ")).toMatchObject({
      status: 400,
      fields: { "body.code": "Required" },
    });
  });
});

describe("a coupon that can no longer be used", () => {
  it("disappears when it has ended, with one warning that gives the reason", async () => {
    const shop = createTestShop();
    const checkout = await walkToPayment(shop, [pla]);
    await useCoupon(shop, checkout, "SPRING");
    shop.clock.now = new Date("2026-03-02T11:00:00.000Z");
    const choose = () =>
      shop.post<Checkout>(`/checkout/${checkout.id}/payment?language=en`, { method: "stripe" });
    const { reply } = await choose();
    expect(reply.coupon).toBeNull();
    expect(reply.totals.total).toBe(checkout.totals.total);
    expect(reply.warnings).toEqual([
      {
        code: "coupon_ended",
        message: "The coupon SPRING has been removed: This coupon has expired",
        lineId: null,
      },
    ]);
    expect((await choose()).reply.warnings).toEqual([]);
  });

  it("disappears when the currency changes to one that it does not apply to", async () => {
    const shop = createTestShop();
    const checkout = await walkToAddress(shop, [pla]);
    await useCoupon(shop, checkout, "SEK50");
    const { reply } = await shop.post<Checkout>(`/checkout/${checkout.id}/currency?language=en`, {
      currency: "EUR",
    });
    expect(reply.coupon).toBeNull();
    expect(reply.warnings).toMatchObject([{ code: "coupon_not_applicable" }]);
  });

  it("prevents placing at a price other than the shown one", async () => {
    const shop = createTestShop();
    const checkout = await walkToPlacing(shop, [pla]);
    const { reply } = await useCoupon(shop, checkout, "SPRING");
    await shop.post(`/checkout/${checkout.id}/payment?language=en`, { method: "stripe" });
    shop.clock.now = new Date("2026-03-02T11:00:00.000Z");
    const placed = await shop.post(`/checkout/${checkout.id}/place?language=en`, acceptanceOf(reply));
    expect(placed.reply.code).toBe("checkout_changed");
  });
});

describe("placing with a coupon", () => {
  async function readyWith(shop: TestShop, code: string): Promise<Checkout> {
    const { id } = await walkToPlacing(shop, [pla]);
    const { reply } = await useCoupon(shop, { id }, code);
    await shop.post(`/checkout/${id}/payment?language=en`, { method: "stripe" });
    return reply;
  }
  const place = <T = ErrorReply>(shop: TestShop, checkout: Checkout) =>
    shop.post<T>(`/checkout/${checkout.id}/place?language=en`, acceptanceOf(checkout));

  it("charges the total after the coupon, and the order records it", async () => {
    const shop = createTestShop();
    const checkout = await readyWith(shop, "WELCOME10");
    const { status, reply } = await place<Checkout>(shop, checkout);
    expect(status).toBe(200);
    expect(reply.order).not.toBeNull();
    const { reply: later } = await shop.get<Checkout>(`/checkout/${checkout.id}?language=en`);
    expect(later.coupon?.code).toBe("WELCOME10");
    expect(later.totals).toEqual(checkout.totals);
  });

  it("costs nothing when the coupon covers everything: no method to choose, and the order is placed without a payment", async () => {
    const shop = createTestShop();
    const lines = [{ ...pla, quantity: 3 }];
    const before = await walkToPlacing(shop, lines);
    expect(before.totals.shipping.total).toBe(0);
    const { reply } = await useCoupon(shop, before, "ALL");
    expect(reply.totals).toMatchObject({ total: 0, toPay: 0 });
    expect(reply.paymentMethods.map(({ method }) => method)).toEqual(["free"]);
    expect(reply).toMatchObject({ paymentMethod: "free", step: "payment", warnings: [] });

    const paths = `/checkout/${before.id}/payment?language=en`;
    expect((await shop.post(paths, { method: "stripe" })).reply.code).toBe("payment_method_unavailable");
    const chosen = await shop.post<Checkout>(paths, { method: "free" });
    expect(chosen.reply.payment).toEqual({ kind: "manual" });
    const { status, reply: placed } = await place<Checkout>(shop, chosen.reply);
    expect([status, placed.order !== null, placed.paymentMethod]).toEqual([200, true, "free"]);
  });

  it("restores the chosen payment method once there is an amount to pay again", async () => {
    const shop = createTestShop();
    const before = await walkToPlacing(shop, [{ ...pla, quantity: 3 }]);
    await useCoupon(shop, before, "ALL");
    const { reply } = await useCoupon(shop, before, null);
    expect(reply.paymentMethod).toBe("stripe");
    expect(reply.totals).toEqual(before.totals);
  });

  it("accepts a coupon that the customer has used before until the order is placed, so that an e-mail address does not reveal that use", async () => {
    const shop = createTestShop();
    await place(shop, await readyWith(shop, "WELCOME10"));
    const ofCustomer = await useCoupon(shop, await walkToAddress(shop, [pla]), "WELCOME10");
    const fresh = createTestShop();
    const ofStranger = await useCoupon(fresh, await walkToAddress(fresh, [pla]), "WELCOME10");
    const { id: _own, ...shown } = ofCustomer.reply;
    const { id: _other, ...expected } = ofStranger.reply;
    expect([ofCustomer.status, shown]).toEqual([ofStranger.status, expected]);
  });

  it("allows a customer one use: placing refuses a second use and removes the coupon", async () => {
    const shop = createTestShop();
    await place(shop, await readyWith(shop, "WELCOME10"));
    const refused = await readyWith(shop, "WELCOME10");
    const { status, reply } = await place(shop, refused);
    expect([status, reply.code]).toEqual([409, "coupon_already_used"]);
    expect(reply.message).toBe(
      "You’ve already used this coupon. It has been removed, so please check the total",
    );

    const { reply: shown } = await shop.get<Checkout>(`/checkout/${refused.id}?language=en`);
    expect(shown.coupon).toBeNull();
    expect(shown.totals.total).toBeGreaterThan(refused.totals.total);
    const prepared = await shop.post<Checkout>(`/checkout/${refused.id}/payment?language=en`, {
      method: "stripe",
    });
    expect((await place(shop, prepared.reply)).status).toBe(200);
  });

  it("gives the last use to one of several checkouts, and refuses the others with the reason", async () => {
    const shop = createTestShop();
    const checkouts = [
      await readyWith(shop, "LAST"),
      await readyWith(shop, "LAST"),
      await readyWith(shop, "LAST"),
    ];
    const replies = await Promise.all(checkouts.map((checkout) => place(shop, checkout)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = replies.findIndex(({ status }) => status === 409);
    expect(replies[refused]?.reply.code).toBe("coupon_used_up");

    const { reply } = await shop.get<Checkout>(`/checkout/${checkouts[refused]?.id}?language=en`);
    expect(reply.coupon).toBeNull();
    expect(reply.warnings).toMatchObject([{ code: "coupon_used_up" }]);
    const again = await place(shop, reply);
    expect(again.status).toBe(200);
  });
});
