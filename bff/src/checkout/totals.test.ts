import { priceVariation } from "@spolverk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveAccountAgreements } from "../accounts/resolve-account-agreements.ts";
import type { Variation } from "../contract/catalogue.ts";
import type { Checkout } from "../contract/checkout.ts";
import { calculateExpected } from "../testing/calculate-expected.ts";
import { aPurchase, aShop, buyers, createRandomShop, goods, member } from "../testing/random-purchases.ts";
import { acceptanceOf, walkToPayment } from "../testing/walk-checkout.ts";

/**
 * Each run generates this many shops with this many purchases each. `medusa-totals.test.ts` compares Medusa's
 * arithmetic with the shop's for 5,000 more purchases.
 */
const shops = process.env["TEST_DEPTH"] === "deep" ? 100 : 25;
const purchasesEach = 24;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("the total of a checkout", () => {
  it(`equals the sum of the shown and of the charged amounts, with points, gift card, coupon and agreement, in ${shops * purchasesEach} purchases [3.18] [5.9] [6.6] [9.12] [9.13]`, async () => {
    let placedCount = 0;
    const purchases = fc.array(aPurchase, { minLength: purchasesEach, maxLength: purchasesEach });
    await fc.assert(
      fc.asyncProperty(aShop, purchases, async (terms, all) => {
        const { shop, charged, account, sellCard } = createRandomShop(terms);
        const agreements = await resolveAccountAgreements({ ...shop, now: () => shop.clock.now }, account);
        const shown = new Map(
          await Promise.all(
            goods.map(
              async (id) =>
                [id, (await shop.get<Variation>(`/catalog/variations/${id}?language=en`)).reply] as const,
            ),
          ),
        );
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
            ...(purchase.isSignedIn && { member }),
          });
          const query = purchase.isSignedIn ? `language=en&accountId=${member.accountId}` : "language=en";
          const headers = purchase.isSignedIn ? member.headers : {};
          const method = byInvoice ? "invoice_email" : "stripe";
          if (paymentMethods.some((option) => option.method === method)) {
            await shop.post(`/checkout/${id}/payment?${query}`, { method }, headers);
          }
          // A coupon is refused when all goods are gift cards or free of charge; the refusal changes nothing.
          const isTried = purchase.usesCoupon && terms.coupon !== null;
          if (isTried) await shop.post(`/checkout/${id}/coupon?${query}`, { code: "ANY" }, headers);
          // Points are refused to a guest, to a non-member and to a member with another currency.
          const { points } = purchase;
          const used = await shop.post(`/checkout/${id}/points?${query}`, { points }, headers);
          const mayUse = purchase.isSignedIn && terms.club?.currency === currency;
          expect(used.status).toBe(mayUse || points === 0 ? 200 : 409);
          if (purchase.cardMinor !== null) {
            const code = sellCard(currency, purchase.cardMinor);
            await shop.post(`/checkout/${id}/giftCard?${query}`, { code }, headers);
          }
          const { reply: checkout } = await shop.get<Checkout>(`/checkout/${id}?${query}`, headers);
          const { totals } = checkout;
          const saved = sum(checkout.lines.map(({ coupon }) => coupon.total));
          const expected = calculateExpected(terms, purchase, {
            couponTotal: totals.coupon.total,
            couponOnGoods: saved,
          });
          const isWorthIt = lines.some(
            ({ at }, line) => goods[at] !== "id-gift-500" && expected.unitPrices[line] !== 0,
          );
          expect(checkout.coupon !== null).toBe(isTried && isWorthIt);
          expect(totals.total).toBe(expected.total - totals.coupon.total);
          expect(saved + (checkout.coupon?.shipping.total ?? 0)).toBe(totals.coupon.total);
          expect(totals.shipping.total).toBe(expected.shipping);
          expect(totals.fee.total).toBe(expected.fee);
          expect(checkout.lines.map(({ unitPrice }) => unitPrice)).toEqual(expected.unitPrices);

          // The checkout charges the prices of the shop's pages.
          const displayed = checkout.lines.map(({ id: lineId }) => {
            const variation = shown.get(lineId) as Variation;
            return priceVariation({
              variation,
              product: variation.product,
              agreements: purchase.isSignedIn ? agreements : [],
              currency,
              vatRate: checkout.vatRate,
            });
          });
          expect(displayed.map(({ gross }) => gross.price)).toEqual(expected.unitPrices);
          expect(displayed.map(({ discountSource }) => discountSource)).toEqual(
            checkout.lines.map(({ discountSource }) => discountSource),
          );
          for (const line of checkout.lines) {
            expect(line.subTotal - line.totalDiscount + line.vat).toBe(line.total);
            expect(line.quantity * line.unitPrice).toBe(line.total);
          }
          expect(
            totals.subTotal - totals.totalDiscount + totals.shipping.net + totals.fee.net + totals.vat,
          ).toBe(totals.total + totals.coupon.net);

          // Points and gift cards are payments, not discounts; the rest is the charged amount.
          expect(totals).toMatchObject(expected.paid);
          expect(checkout.earns).toBe(expected.earns);
          const chargeable = byInvoice || !expected.isTooLittle ? method : null;
          const settled = totals.giftCard > 0 ? "gift_card" : "free";
          expect(checkout.paymentMethod).toBe(expected.toPay === 0 ? settled : chargeable);
          if (checkout.paymentMethod === null) continue;

          const shownPoints = { expectedPoints: totals.points };
          const body = { ...acceptanceOf(checkout), ...shownPoints, exportAgreement: true };
          const placed = await shop.post<Checkout>(`/checkout/${checkout.id}/place?${query}`, body, headers);
          expect(placed.status).toBe(200);
          placedCount++;
          expect(placed.reply.totals).toEqual(totals);
          const priced = charged.at(-1);
          expect(priced?.totals).toEqual(totals);
          expect(priced?.accountId ?? null).toBe(purchase.isSignedIn ? member.accountId : null);
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
    // A purchase whose amount to pay is below the minimum of a card payment is not placed.
    expect(placedCount).toBeGreaterThanOrEqual(shops * 20);
  }, 240_000);
});
