import { type CouponDiscount, currencies } from "@spolverk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemoryCoupon } from "../../commerce/memory/memory-coupons.ts";
import type { OrderDraft } from "../../commerce/order-draft.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { testCatalogue } from "../../testing/test-catalogue.ts";
import { acceptanceOf, company, walkToPlacing } from "../../testing/walk-checkout.ts";

const skus = ["id-pla-black", "id-petg-sale", "id-petg-new", "id-bor-pa", "id-gift-500"];

/** A shop with other prices, discounts and VAT, which keeps the drafts that it was asked to charge. */
function createShop(
  prices: number[],
  discountPercentage: number,
  vatRate: number,
  coupon: CouponDiscount | null,
) {
  let next = 0;
  const products = testCatalogue.products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) => {
      const price = prices[next++ % prices.length] ?? 1;
      const msrp = {
        SEK: price,
        EUR: price + 1,
        USD: price + 2,
        DKK: price + 3,
        NOK: price + 4,
        GBP: price + 5,
      };
      return { ...variation, msrp, sale: variation.sale && { ...variation.sale, discountPercentage } };
    }),
  }));
  const settings = { ...testCatalogue.settings, vatRates: { SE: vatRate } };
  const charged: OrderDraft[] = [];
  const shop = createTestShop({
    data: { ...testCatalogue, products, settings, coupons: coupon ? [createCoupon(coupon)] : [] },
    wrap: (port) => ({
      ...port,
      placeOrder: async (id, draft, options) => {
        charged.push(draft);
        return port.placeOrder(id, draft, options);
      },
    }),
  });
  return { shop, charged };
}

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
    percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("the total of a checkout", () => {
  it("is always the sum of what is shown, and what is charged", async () => {
    const percent = (max: number) =>
      fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 3, maxLength: 6 }),
        percent(99),
        percent(30),
        fc.uniqueArray(
          fc.record({ id: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 20 }) }),
          {
            selector: ({ id }) => id,
            minLength: 1,
          },
        ),
        fc.constantFrom(...currencies),
        fc.constantFrom("stripe", "invoice_email"),
        fc.option(couponTerms, { nil: null }),
        async (prices, discount, vatRate, lines, currency, method, terms) => {
          const { shop, charged } = createShop(prices, discount, vatRate, terms);
          const { id } = await walkToPlacing(shop, lines, {
            currency,
            billing: company,
            isCompany: true,
            method,
          });
          // A coupon for nothing in the order, such as gift cards alone, is refused and changes nothing.
          if (terms) await shop.post(`/checkout/${id}/coupon?language=en`, { code: "ANY" });
          const { reply: checkout } = await shop.get<Checkout>(`/checkout/${id}?language=en`);
          const { totals } = checkout;
          expect(checkout.coupon === null).toBe(
            terms === null || lines.every(({ id: line }) => line === "id-gift-500"),
          );

          const parts =
            totals.subTotal - totals.totalDiscount + totals.shipping.net + totals.fee.net + totals.vat;
          expect(parts - totals.coupon.net).toBe(totals.total);
          const saved = sum(checkout.lines.map(({ coupon }) => coupon.total));
          expect(saved + (checkout.coupon?.shipping.total ?? 0)).toBe(totals.coupon.total);
          for (const line of checkout.lines) {
            expect(line.subTotal - line.totalDiscount + line.vat).toBe(line.total);
            expect(line.quantity * line.unitPrice).toBe(line.total);
          }
          const shown =
            sum(checkout.lines.map(({ total }) => total)) + totals.shipping.total + totals.fee.total;
          expect(shown - totals.coupon.total).toBe(totals.total);

          const body = { ...acceptanceOf(checkout), exportAgreement: true };
          const placed = await shop.post<Checkout>(`/checkout/${checkout.id}/place?language=en`, body);
          expect(placed.status).toBe(200);
          const [draft] = charged;
          expect(draft?.totals.total).toBe(totals.total);
          const pieces = draft?.lines.map(({ quantity, unitPrice }) => quantity * unitPrice) ?? [];
          const off = draft?.lines.map(({ coupon }) => coupon.total) ?? [];
          const goods = sum(pieces) - sum(off) - (draft?.shippingOption?.coupon.total ?? 0);
          expect(goods + totals.shipping.total + totals.fee.total).toBe(totals.total);
        },
      ),
      { numRuns: 60 },
    );
  });
});
