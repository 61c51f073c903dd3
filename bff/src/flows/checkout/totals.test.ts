import { currencies } from "@spolverk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderDraft } from "../../commerce/order-draft.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { testCatalogue } from "../../testing/test-catalogue.ts";
import { acceptanceOf, company, walkToPlacing } from "../../testing/walk-checkout.ts";

const skus = ["id-pla-black", "id-petg-sale", "id-petg-new", "id-bor-pa", "id-gift-500"];

/** A shop with other prices, discounts and VAT, which keeps the drafts that it was asked to charge. */
function createShop(prices: number[], discountPercentage: number, vatRate: number) {
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
    data: { ...testCatalogue, products, settings },
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
        async (prices, discount, vatRate, lines, currency, method) => {
          const { shop, charged } = createShop(prices, discount, vatRate);
          const checkout = await walkToPlacing(shop, lines, {
            currency,
            billing: company,
            isCompany: true,
            method,
          });
          const { totals } = checkout;

          const parts =
            totals.subTotal - totals.totalDiscount + totals.shipping.net + totals.fee.net + totals.vat;
          expect(parts).toBe(totals.total);
          for (const line of checkout.lines) {
            expect(line.subTotal - line.totalDiscount + line.vat).toBe(line.total);
            expect(line.quantity * line.unitPrice).toBe(line.total);
          }
          const shown =
            sum(checkout.lines.map(({ total }) => total)) + totals.shipping.total + totals.fee.total;
          expect(shown).toBe(totals.total);

          const body = { ...acceptanceOf(checkout), exportAgreement: true };
          const placed = await shop.post<Checkout>(`/checkout/${checkout.id}/place?language=en`, body);
          expect(placed.status).toBe(200);
          const [draft] = charged;
          expect(draft?.totals.total).toBe(totals.total);
          const pieces = draft?.lines.map(({ quantity, unitPrice }) => quantity * unitPrice) ?? [];
          expect(sum(pieces) + totals.shipping.total + totals.fee.total).toBe(totals.total);
        },
      ),
      { numRuns: 60 },
    );
  });
});
