import { describe, expect, it } from "vitest";
import { MemoryGiftCards } from "../commerce/memory/memory-gift-cards.ts";
import { MemoryPayments } from "../commerce/memory/memory-payments.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { ErrorReply } from "../contract/error.ts";
import { createTestShop, testLimits, type TestShop } from "../testing/create-test-shop.ts";
import { acceptanceOf, company, walkToPayment, walkToPlacing } from "../testing/walk-checkout.ts";

const code = "0123456789ABCDEF";
const typed = "0123-4567-89ab-cdef";
const later = "2029-03-02T10:00:00.000Z";
const goods = [{ id: "id-pla-black", quantity: 1 }];

function createShop(balance = 10_000, payments?: MemoryPayments) {
  const giftCards = new MemoryGiftCards();
  const cardId = giftCards.issue(code, "SEK", balance, later);
  const shop = createTestShop({ giftCards, ...(payments && { payments }) });
  return { shop, giftCards, cardId };
}

const enter = <T = Checkout>(shop: TestShop, { id }: Checkout, given: string | null = typed) =>
  shop.post<T>(`/checkout/${id}/giftCard?language=en`, { code: given });
const place = <T = Checkout>(shop: TestShop, checkout: Checkout) =>
  shop.post<T>(`/checkout/${checkout.id}/place?language=en`, acceptanceOf(checkout));
const show = async (shop: TestShop, { id }: Checkout) =>
  (await shop.get<Checkout>(`/checkout/${id}?language=en`)).reply;

describe("POST /checkout/{id}/giftCard", () => {
  it("pays up to its balance and leaves prices and VAT unchanged", async () => {
    const { shop, cardId } = createShop();
    const before = await walkToPlacing(shop, goods);
    const { status, reply } = await enter(shop, before);
    expect(status).toBe(200);
    const { total } = before.totals;
    expect(reply.totals).toEqual({ ...before.totals, giftCard: 10_000, toPay: total - 10_000 });
    expect(reply.giftCard).toEqual({ id: cardId, lastCharacters: "CDEF", balance: 10_000 });
    expect(reply.paymentMethod).toBe("stripe");
    expect(JSON.stringify(reply)).not.toContain(code);
    expect(await show(shop, before)).toEqual(reply);
  });

  it("removes the card", async () => {
    const { shop } = createShop();
    const before = await walkToPlacing(shop, goods);
    await enter(shop, before);
    const { reply } = await enter(shop, before, null);
    expect(reply).toMatchObject({ giftCard: null, totals: before.totals, paymentMethod: "stripe" });
  });

  it("needs no other payment method when the card covers everything, and restores the earlier choice without the card", async () => {
    const { shop, giftCards, cardId } = createShop(1_000_000);
    const before = await walkToPlacing(shop, goods, {
      method: "invoice_email",
      billing: company,
      isCompany: true,
    });
    expect(before.totals.fee.total).toBeGreaterThan(0);
    const { reply } = await enter(shop, before);
    expect(reply.paymentMethods.map(({ method }) => method)).toEqual(["gift_card"]);
    expect(reply).toMatchObject({ paymentMethod: "gift_card", payment: { kind: "manual" } });
    expect(reply.totals).toMatchObject({ fee: { total: 0 }, toPay: 0 });
    expect((await enter(shop, before, null)).reply).toMatchObject({
      paymentMethod: "invoice_email",
      warnings: [],
      totals: before.totals,
    });

    const { reply: again } = await enter(shop, before);
    const { reply: placed } = await place(shop, again);
    expect(placed).toMatchObject({ step: "confirmation", totals: { toPay: 0 }, paymentMethod: "gift_card" });
    expect(giftCards.get(cardId)?.balance).toBe(1_000_000 - again.totals.total);
  });

  it("does not pay for gift cards, whether or not the checkout has other goods", async () => {
    const { shop } = createShop(1_000_000);
    const alone = await walkToPayment(shop, [{ id: "id-gift-500", quantity: 1 }]);
    expect(await enter<ErrorReply>(shop, alone)).toMatchObject({
      status: 409,
      reply: { code: "gift_card_not_for_gift_cards" },
    });
    const mixed = await walkToPlacing(shop, [...goods, { id: "id-gift-500", quantity: 2 }]);
    expect((await enter(shop, mixed)).reply.totals.toPay).toBe(100_000);
  });

  it.each<[string, string, (made: ReturnType<typeof createShop>) => unknown, number, string]>([
    ["unknown", "ZZZZ-ZZZZ-ZZZZ-ZZZZ", () => null, 404, "gift_card_unknown"],
    ["not a code", "hello", () => null, 404, "gift_card_unknown"],
    ["disabled", typed, ({ giftCards, cardId }) => giftCards.disable(cardId), 409, "gift_card_disabled"],
    ["spent", typed, ({ giftCards, cardId }) => giftCards.spend("x", cardId, 10_000), 409, "gift_card_empty"],
    [
      "in another currency",
      "AAAAAAAAAAAAAAAA",
      ({ giftCards }) => giftCards.issue("AAAAAAAAAAAAAAAA", "EUR", 5000, later),
      409,
      "gift_card_other_currency",
    ],
    [
      "expired",
      "BBBBBBBBBBBBBBBB",
      ({ giftCards }) => giftCards.issue("BBBBBBBBBBBBBBBB", "SEK", 5000, "2026-03-02T10:00:00.000Z"),
      409,
      "gift_card_expired",
    ],
  ])("refuses a card that is %s, with the reason as text", async (_, given, prepare, status, refusal) => {
    const made = createShop();
    prepare(made);
    const checkout = await walkToPlacing(made.shop, goods);
    const { status: got, reply } = await enter<ErrorReply>(made.shop, checkout, given);
    expect([got, reply.code]).toEqual([status, refusal]);
    expect(reply.message).not.toBe("");
    expect(Object.keys(reply.fields ?? {})).toEqual(["body.code"]);
    expect((await show(made.shop, checkout)).totals).toEqual(checkout.totals);
  });

  it("refuses attempts above the client's limit", async () => {
    const limits = { ...testLimits, giftCards: 2 };
    const shop = createTestShop({ limits });
    const peer = { incoming: { socket: { remoteAddress: "10.0.0.9" }, headers: {} } };
    const statuses = [];
    for (let each = 0; each < 3; each += 1) {
      const init = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
      statuses.push((await shop.app.request("/api/checkout/x/giftCard", init, peer)).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });
});

describe("a checkout with a gift card", () => {
  it("cannot be placed for more than was shown when the card was spent elsewhere, and shows the new total", async () => {
    const { shop, giftCards, cardId } = createShop();
    const { reply: shown } = await enter(shop, await walkToPlacing(shop, goods));
    giftCards.spend("another", cardId, 9_000);
    expect(await place<ErrorReply>(shop, shown)).toMatchObject({
      status: 409,
      reply: { code: "checkout_changed" },
    });
    const now = await show(shop, shown);
    expect(now.totals).toMatchObject({ giftCard: 1_000, toPay: shown.totals.total - 1_000 });
    expect((await place(shop, now)).reply.order).not.toBeNull();
    expect(giftCards.get(cardId)?.balance).toBe(0);
  });

  it("drops a card that can no longer pay, with a warning", async () => {
    const { shop, giftCards, cardId } = createShop();
    const { reply: shown } = await enter(shop, await walkToPlacing(shop, goods));
    giftCards.disable(cardId);
    const now = await show(shop, shown);
    expect(now.warnings.map((warning) => warning.code)).toEqual(["gift_card_removed"]);
    expect(now).toMatchObject({ giftCard: null, totals: { giftCard: 0, toPay: shown.totals.total } });
  });

  it("drops a card when the checkout's currency is changed to one other than the card's", async () => {
    const { shop } = createShop();
    const { reply: shown } = await enter(shop, await walkToPlacing(shop, goods));
    const { reply } = await shop.post<Checkout>(`/checkout/${shown.id}/currency?language=en`, {
      currency: "EUR",
    });
    expect(reply.warnings.map((warning) => warning.code)).toContain("gift_card_removed");
    expect(reply.giftCard).toBeNull();
  });

  it("returns the card's amount when the other payment is declined", async () => {
    const payments = new MemoryPayments();
    const { shop, giftCards, cardId } = createShop(10_000, payments);
    const { reply: shown } = await enter(shop, await walkToPlacing(shop, goods));
    const { reply: waiting } = await place(shop, shown);
    expect(giftCards.get(cardId)?.balance).toBe(0);
    if (waiting.payment.kind !== "stripe") throw new Error("No card is asked for");
    payments.settle(waiting.payment.clientSecret, "declined");
    expect(await place<ErrorReply>(shop, shown)).toMatchObject({ status: 402 });
    expect(giftCards.get(cardId)?.balance).toBe(10_000);
    expect((await show(shop, shown)).totals).toEqual(shown.totals);
  });
});
