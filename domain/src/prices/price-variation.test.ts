import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, type Money } from "../money/currency.ts";
import { calculateLinePrice } from "./calculate-line-price.ts";
import { priceVariation } from "./price-variation.ts";

const moneyOf = (minor: number) =>
  Object.fromEntries(currencies.map((currency) => [currency, minor])) as Money;
const variation = { msrp: moneyOf(19_900), sale: null, type: "filament" };
const product = { id: "prod_1" };
const input = { variation, product, currency: "SEK" as const, vatRate: 25 };

describe("priceVariation", () => {
  it("adds VAT to the list price, then applies the sale [9.12] [9.13]", () => {
    const sale = { name: "Week 47", discountPercentage: 10 };
    expect(priceVariation({ ...input, variation: { ...variation, sale } })).toEqual({
      msrpMinor: 19_900,
      discountPercentage: 10,
      discountSource: "sale",
      vatRate: 25,
      net: { msrp: 19_900, discount: 1990, price: 17_910 },
      gross: { msrp: 24_875, discount: 2488, price: 22_387 },
    });
  });

  it("applies the account's agreement when it is better than the sale [3.3] [9.13]", () => {
    const agreements = [{ productId: "prod_1", discountPercentage: 20 }];
    expect(priceVariation({ ...input, agreements })).toMatchObject({
      discountPercentage: 20,
      discountSource: "agreement",
      gross: { price: 19_900 },
    });
  });

  it("charges no VAT on a gift card, nor where the rate is 0", () => {
    const card = { ...variation, type: "giftCard" };
    for (const free of [{ variation: card }, { vatRate: 0 }]) {
      const { net, gross, vatRate } = priceVariation({ ...input, ...free });
      expect([gross, vatRate]).toEqual([net, 0]);
    }
  });

  it("returns the price that a line of one piece charges, to the minor unit [3.18]", () => {
    const percent = (max: number) =>
      fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
    const parts = fc.record({
      msrp: fc.integer({ min: 0, max: 100_000_000 }),
      discountPercentage: percent(100),
      vatRate: percent(30),
      quantity: fc.integer({ min: 1, max: 999 }),
      currency: fc.constantFrom(...currencies),
    });
    fc.assert(
      fc.property(parts, ({ msrp, discountPercentage, vatRate, quantity, currency }) => {
        const sale = { name: "", discountPercentage };
        const price = priceVariation({
          ...input,
          currency,
          vatRate,
          variation: { ...variation, msrp: moneyOf(msrp), sale },
        });
        const line = calculateLinePrice({ ...price, quantity });
        expect(line.total).toBe(quantity * price.gross.price);
        expect(line.subTotal - line.totalDiscount + line.vat).toBe(line.total);
      }),
    );
  });
});
