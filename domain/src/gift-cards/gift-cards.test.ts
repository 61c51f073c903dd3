import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "../money/currency.ts";
import { smallestCharge } from "../money/smallest-charge.ts";
import { calculateTotals } from "../prices/calculate-totals.ts";
import { calculateGiftCardExpiry } from "./calculate-gift-card-expiry.ts";
import { findGiftCardProblem } from "./find-gift-card-problem.ts";
import { formatGiftCardCode, giftCardAlphabet, normalizeGiftCardCode } from "./gift-card-code.ts";
import { calculatePayable, payByGiftCard } from "./pay-by-gift-card.ts";

const code = fc
  .array(fc.constantFrom(...giftCardAlphabet), { minLength: 16, maxLength: 16 })
  .map((signs) => signs.join(""));

describe("normalizeGiftCardCode", () => {
  it("accepts any grouping and case", () => {
    fc.assert(
      fc.property(code, fc.constantFrom("-", " ", "–", ""), (plain, between) => {
        const typed = formatGiftCardCode(plain).replaceAll("-", between);
        expect(normalizeGiftCardCode(typed)).toBe(plain);
        expect(normalizeGiftCardCode(` ${typed.toLowerCase()} `)).toBe(plain);
      }),
    );
  });

  it("reads look-alike characters as the intended ones", () => {
    expect(normalizeGiftCardCode("ooooiiii-llll-0123")).toBe("0000111111110123");
    expect(formatGiftCardCode("0000111111110123")).toBe("0000-1111-1111-0123");
  });

  it.each(["", "0123", "0123-4567-89AB-CDEFG", "0123-4567-89AB-CDE*", "UUUU-UUUU-UUUU-UUUU"])(
    "refuses %j",
    (typed) => expect(normalizeGiftCardCode(typed)).toBeNull(),
  );
});

describe("calculateGiftCardExpiry", () => {
  const issued = "2026-11-21T10:00:00.000Z";

  it.each([
    ["SE", "SE", "", issued, "2029-11-21T23:59:59.999Z"],
    ["SE", "SE", "", "2028-02-29T10:00:00.000Z", "2031-03-01T23:59:59.999Z"],
    ["SE", "SE", "", "2026-11-21T23:59:59.999Z", "2029-11-21T23:59:59.999Z"],
    ["DE", "DE", "", issued, "2029-12-31T23:00:00.000Z"],
    ["SE", "DE", "", issued, "2029-12-31T23:00:00.000Z"],
    // In Sweden the new year has begun.
    ["DE", "DE", "", "2026-12-31T23:30:00.000Z", "2030-12-31T23:00:00.000Z"],
    ["US", "US", "NY", issued, "2031-11-21T23:59:59.999Z"],
    ["US", "US", "CA", issued, null],
    ["SE", "US", "CA", issued, null],
    ["GB", "IE", "", issued, "2031-11-21T23:59:59.999Z"],
    // The site's term holds for every buyer.
    ["US", "SE", "", issued, "2031-11-21T23:59:59.999Z"],
  ])(
    "for the site of %s and a buyer in %s %s, lets a card issued %s expire %s",
    (siteCountry, country, state, issuedAt, expiry) => {
      expect(calculateGiftCardExpiry({ issuedAt, siteCountry, buyer: { country, state } })).toBe(expiry);
    },
  );

  it("gives at least three years, through the last day that mails print", () => {
    const places = fc.constantFrom("SE", "DE", "US", "IE", "GB", "DK", "NO");
    const moments = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2090-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(places, places, moments, (siteCountry, country, moment) => {
        const issuedAt = moment.toISOString();
        const expiry = calculateGiftCardExpiry({ issuedAt, siteCountry, buyer: { country, state: "" } });
        const least = new Date(moment);
        least.setUTCFullYear(least.getUTCFullYear() + 3);
        expect(Date.parse(expiry ?? "")).toBeGreaterThanOrEqual(least.getTime());
        // The German term ends with the year in Sweden, one hour before UTC.
        const dayEnd = `${expiry?.slice(0, 10)}T23:59:59.999Z`;
        const yearEnd = `${expiry?.slice(0, 4)}-12-31T23:00:00.000Z`;
        expect([dayEnd, yearEnd]).toContain(expiry);
      }),
    );
  });
});

describe("findGiftCardProblem", () => {
  const card = {
    currency: "SEK",
    balance: 100,
    isDisabled: false,
    expiresAt: "2029-01-01T00:00:00.000Z",
  } as const;
  const order = { currency: "SEK", payable: 500, now: "2026-01-01T00:00:00.000Z" } as const;

  it.each([
    [{}, {}, null],
    [{ isDisabled: true, balance: 0 }, {}, "gift_card_disabled"],
    [{}, { now: "2029-01-01T00:00:00.000Z" }, "gift_card_expired"],
    [{ expiresAt: null }, { now: "2129-01-01T00:00:00.000Z" }, null],
    [{}, { currency: "EUR" }, "gift_card_other_currency"],
    [{ balance: 0 }, {}, "gift_card_empty"],
    [{}, { payable: 0 }, "gift_card_not_for_gift_cards"],
  ] as const)("returns for the card %o and the order %o: %s", (ofCard, ofOrder, problem) => {
    expect(findGiftCardProblem({ ...card, ...ofCard }, { ...order, ...ofOrder })).toBe(problem);
  });
});

describe("payByGiftCard", () => {
  const nothing = { net: 0, vat: 0, total: 0 };
  const minor = fc.integer({ min: 0, max: 1_000_000 });
  const toLine = (total: number) => ({ quantity: 1, subTotal: total, totalDiscount: 0, vat: 0, total });
  const toTotals = (totals: number[]) =>
    calculateTotals({ lines: totals.map(toLine), shipping: nothing, fee: nothing });

  it.each([
    ["a part of an order by its whole balance", 300, [500], 300, 200],
    ["all of an order by its whole balance", 500, [500], 500, 0],
    ["all of an order and keeps the rest of its balance", 700, [500], 500, 0],
    ["less than its balance when the rest would be too small for a card charge", 9_999, [10_000], 9_950, 50],
    ["its whole balance when the rest is just enough for a card charge", 9_950, [10_000], 9_950, 50],
    ["nothing of an order below the smallest card charge that it cannot pay in full", 20, [40], 0, 40],
  ])("pays %s", (_, balance, goods, giftCard, toPay) => {
    const totals = toTotals(goods);
    expect(payByGiftCard(totals, { balance, payable: totals.total, currency: "EUR" })).toEqual({
      ...totals,
      giftCard,
      toPay,
    });
  });

  it("keeps prices and VAT, takes at most the balance and the payable amount, and adds up to the total", () => {
    const line = fc.record({ total: minor, isCard: fc.boolean() });
    fc.assert(
      fc.property(fc.array(line), minor, fc.constantFrom(...currencies), (lines, balance, currency) => {
        const totals = toTotals(lines.map(({ total }) => total));
        const payable = calculatePayable(
          totals.total,
          lines.map(({ total, isCard }) => ({ total, giftCard: isCard ? {} : null })),
        );
        const paid = payByGiftCard(totals, { balance, payable, currency });
        expect(paid).toEqual({ ...totals, giftCard: paid.giftCard, toPay: paid.toPay });
        expect(paid.giftCard + paid.toPay).toBe(totals.total);
        const most = Math.min(balance, payable);
        const least = smallestCharge[currency];
        expect(paid.toPay === 0 || paid.toPay >= Math.min(least, totals.total)).toBe(true);
        expect(paid.giftCard).toBeLessThanOrEqual(most);
        // The gift card pays the most that it can, unless a card could not be charged the rest.
        expect(paid.giftCard === most || paid.toPay === Math.min(least, totals.total)).toBe(true);
        const cards = lines.reduce((sum, { total, isCard }) => sum + (isCard ? total : 0), 0);
        expect(paid.toPay).toBeGreaterThanOrEqual(cards);
      }),
    );
  });
});
