import { type CouponDiscount, currencies, type Currency, type Money } from "@spolverk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemoryCoupon } from "../commerce/memory/memory-coupons.ts";
import type { PricedCheckout } from "../commerce/priced-checkout.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createFakeVatRegister } from "../testing/fake-vat-register.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, company, germanCompany, individual, walkToPayment } from "../testing/walk-checkout.ts";

/** Each run tries so many shops, each with so many purchases; Medusa's arithmetic is compared with 5,000 more. */
const shops = process.env["TEST_DEPTH"] === "deep" ? 100 : 25;
const purchasesEach = 24;

const goods = ["id-pla-black", "id-petg-sale", "id-petg-new", "id-bor-pa", "id-gift-500"];
const american = {
  ...individual,
  addressLine1: "500 Market Street",
  zip: "94105",
  city: "San Francisco",
  state: "CA",
  country: "US",
  cellNumber: "+1 415 555 2671",
};
const { vatNumber } = germanCompany;
const buyers = {
  swede: { site: "se", billing: individual, isCompany: false, rate: "SE" },
  swedishCompany: { site: "se", billing: company, isCompany: true, rate: "SE" },
  german: {
    site: "de",
    billing: { ...germanCompany, company: "", vatNumber: "" },
    isCompany: false,
    rate: "DE",
  },
  // Its VAT number is valid, so it accounts for the VAT itself.
  germanCompany: { site: "de", billing: germanCompany, isCompany: true, rate: null },
  american: { site: "com", billing: american, isCompany: false, rate: null },
} as const;

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 });
const minor = (max: number) => fc.integer({ min: 1, max });
const moneyOf = fc.record(
  Object.fromEntries(currencies.map((currency) => [currency, minor(500_000)])) as Record<
    Currency,
    fc.Arbitrary<number>
  >,
);
const createCoupon = (discount: CouponDiscount): MemoryCoupon => ({
  id: "coupon-any",
  code: "ANY",
  discount,
  currencies: null,
  countries: null,
  minimum: null,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  usesPerCustomer: null,
  budgetLeftMinor: null,
});

const maxQuantity = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
const couponTerms: fc.Arbitrary<CouponDiscount> = fc.oneof(
  fc.record({
    kind: fc.constant("percentage" as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((part) => part / 100),
    maxQuantity,
  }),
  fc.record({
    kind: fc.constant("amount" as const),
    amountMinor: fc.integer({ min: 1, max: 2_000_000 }),
    includesVat: fc.boolean(),
    maxQuantity,
  }),
  fc.constant({ kind: "freeShipping" as const }),
);

const aShop = fc.record({
  msrps: fc.array(moneyOf, { minLength: goods.length, maxLength: goods.length }),
  discounts: fc.array(hundredths(99), { minLength: goods.length, maxLength: goods.length }),
  rates: fc.record({ SE: hundredths(30), DE: hundredths(30) }),
  fee: moneyOf,
  shipping: moneyOf,
  freeAbove: fc.option(moneyOf),
  coupon: fc.option(couponTerms),
});
type ShopTerms = typeof aShop extends fc.Arbitrary<infer T> ? T : never;
const aPurchase = fc
  .record({
    buyer: fc.constantFrom(...(Object.keys(buyers) as (keyof typeof buyers)[])),
    currency: fc.constantFrom(...currencies),
    lines: fc.uniqueArray(
      fc.record({ at: fc.nat(goods.length - 1), quantity: fc.integer({ min: 1, max: 20 }) }),
      {
        selector: ({ at }) => at,
        minLength: 1,
      },
    ),
    isByInvoice: fc.boolean(),
    usesCoupon: fc.boolean(),
  })
  // A gift card is sold in its own currency only.
  .map((purchase) =>
    purchase.lines.some(({ at }) => goods[at] === "id-gift-500")
      ? { ...purchase, currency: "SEK" as const }
      : purchase,
  );
type Purchase = typeof aPurchase extends fc.Arbitrary<infer T> ? T : never;

/** A shop with those terms, and what it was asked to prepare and to charge. */
function createShop({ msrps, discounts, rates, fee, shipping, freeAbove, coupon }: ShopTerms) {
  const products = testCatalogue.products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) => {
      const at = goods.indexOf(variation.id);
      if (at < 0) return variation;
      const discountPercentage = (discounts[at] ?? 0) / 100;
      const sale = discountPercentage === 0 ? null : { name: "Sale", discountPercentage };
      const stock = {
        ...variation.stock,
        totalAvailable: 90_000,
        items: [{ location: "Lund", available: 90_000 }],
      };
      return { ...variation, msrp: msrps[at] ?? variation.msrp, sale, priceHistory: [], stock };
    }),
  }));
  const charged: PricedCheckout[] = [];
  const shop = createTestShop({
    data: {
      ...testCatalogue,
      products,
      settings: {
        ...testCatalogue.settings,
        vatRates: { SE: rates.SE / 100, DE: rates.DE / 100 },
        invoice: { ...testCatalogue.settings.invoice, fee },
      },
      shippingOptions: testCatalogue.shippingOptions.map((option) => ({
        ...option,
        price: shipping,
        freeAbove,
      })),
      coupons: coupon === null ? [] : [createCoupon(coupon)],
    },
    vatRegister: createFakeVatRegister({ [vatNumber]: "valid" }).register,
    // Other tests see that replies are as described.
    checkReplies: false,
    wrap: (port) => ({
      ...port,
      placeOrder: async (accepted, priced, options) => {
        charged.push(priced);
        return port.placeOrder(accepted, priced, options);
      },
    }),
  });
  return { shop, charged };
}

/** DESIGN 4 "Price of a variation" in whole numbers of any size; nothing here is the domain's. */
function workOut(terms: ShopTerms, purchase: Purchase, couponTotal: number) {
  const { buyer, currency, lines, isByInvoice } = purchase;
  const { isCompany, rate: place } = buyers[buyer];
  const rate = place === null ? 0 : terms.rates[place];
  const percentOf = (amount: number, hundredthsOfPercent: number) =>
    Number((BigInt(amount) * BigInt(hundredthsOfPercent) * 2n + 10_000n) / 20_000n);
  const withVat = (net: number, at: number) => percentOf(net, 10_000 + at);
  const amountIn = (money: Money) => money[currency];
  const unitPrices = lines.map(({ at }) => {
    const isGiftCard = goods[at] === "id-gift-500";
    const unit = withVat(amountIn(terms.msrps[at] as Money), isGiftCard ? 0 : rate);
    return unit - percentOf(unit, terms.discounts[at] ?? 0);
  });
  const goodsTotal = lines.reduce((sum, { quantity }, at) => sum + quantity * (unitPrices[at] ?? 0), 0);
  const isSent = lines.some(({ at }) => goods[at] !== "id-gift-500");
  const isFree = terms.freeAbove !== null && goodsTotal >= amountIn(terms.freeAbove);
  const shipping = isSent && !isFree ? withVat(amountIn(terms.shipping), rate) : 0;
  const beforeFee = goodsTotal + shipping - couponTotal;
  const fee = isCompany && isByInvoice && beforeFee > 0 ? withVat(amountIn(terms.fee), rate) : 0;
  return { unitPrices, shipping, fee, beforeFee, total: goodsTotal + shipping + fee };
}

/** What Stripe charges a card at least. */
const leastByCard = { SEK: 300, EUR: 50, USD: 50, DKK: 250, NOK: 300, GBP: 30 };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("the total of a checkout", () => {
  it(`is the sum of what is shown and what is charged, in ${shops * purchasesEach} purchases [3.18] [9.12] [9.13]`, async () => {
    let placedCount = 0;
    const purchases = fc.array(aPurchase, { minLength: purchasesEach, maxLength: purchasesEach });
    await fc.assert(
      fc.asyncProperty(aShop, purchases, async (terms, all) => {
        const { shop, charged } = createShop(terms);
        for (const purchase of all) {
          const { currency, lines, isByInvoice } = purchase;
          const { site, billing, isCompany } = buyers[purchase.buyer];
          const byInvoice = isCompany && isByInvoice;
          const wanted = lines.map(({ at, quantity }) => ({ id: goods[at] ?? "", quantity }));
          const { id, paymentMethods } = await walkToPayment(shop, wanted, {
            site,
            currency,
            billing,
            isCompany,
          });
          const method = byInvoice ? "invoice_email" : "stripe";
          if (paymentMethods.some((option) => option.method === method)) {
            await shop.post(`/checkout/${id}/payment?language=en`, { method });
          }
          // A coupon for goods that are gift cards alone, or cost nothing, is refused and changes nothing.
          const isTried = purchase.usesCoupon && terms.coupon !== null;
          if (isTried) await shop.post(`/checkout/${id}/coupon?language=en`, { code: "ANY" });
          const { reply: checkout } = await shop.get<Checkout>(`/checkout/${id}?language=en`);
          const { totals } = checkout;
          const expected = workOut(terms, purchase, totals.coupon.total);
          const isWorthIt = lines.some(
            ({ at }, line) => goods[at] !== "id-gift-500" && expected.unitPrices[line] !== 0,
          );
          expect(checkout.coupon !== null).toBe(isTried && isWorthIt);
          expect(totals.total).toBe(expected.total - totals.coupon.total);
          const saved = sum(checkout.lines.map(({ coupon }) => coupon.total));
          expect(saved + (checkout.coupon?.shipping.total ?? 0)).toBe(totals.coupon.total);
          expect(totals.shipping.total).toBe(expected.shipping);
          expect(totals.fee.total).toBe(expected.fee);
          expect(checkout.lines.map(({ unitPrice }) => unitPrice)).toEqual(expected.unitPrices);

          for (const line of checkout.lines) {
            expect(line.subTotal - line.totalDiscount + line.vat).toBe(line.total);
            expect(line.quantity * line.unitPrice).toBe(line.total);
          }
          expect(
            totals.subTotal - totals.totalDiscount + totals.shipping.net + totals.fee.net + totals.vat,
          ).toBe(totals.total + totals.coupon.net);

          const isTooLittle = expected.beforeFee > 0 && expected.beforeFee < leastByCard[currency];
          expect(checkout.paymentMethod).toBe(
            expected.beforeFee === 0 ? "free" : byInvoice || !isTooLittle ? method : null,
          );
          if (checkout.paymentMethod === null) continue;

          const body = { ...acceptanceOf(checkout), exportAgreement: true };
          const placed = await shop.post<Checkout>(`/checkout/${checkout.id}/place?language=en`, body);
          expect(placed.status).toBe(200);
          placedCount++;
          expect(placed.reply.totals).toEqual(totals);
          const priced = charged.at(-1);
          expect(priced?.totals).toEqual(totals);
          const pieces = priced?.lines.map(({ quantity, unitPrice }) => quantity * unitPrice) ?? [];
          const off = sum(priced?.lines.map(({ coupon }) => coupon.total) ?? []);
          expect(off + (priced?.shippingOption?.coupon.total ?? 0)).toBe(totals.coupon.total);
          expect(sum(pieces) + totals.shipping.total + totals.fee.total - totals.coupon.total).toBe(
            totals.total,
          );
        }
      }),
      { numRuns: shops },
    );
    // Those that are not placed cost less than a card is charged.
    expect(placedCount).toBeGreaterThanOrEqual(shops * 20);
  }, 240_000);
});
