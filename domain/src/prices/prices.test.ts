import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateAmount } from "./calculate-amount.ts";
import { calculateLinePrice } from "./calculate-line-price.ts";
import { calculateMeasurePrice } from "./calculate-measure-price.ts";
import { calculateTotals } from "./calculate-totals.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";
import { resolveDiscount } from "./resolve-discount.ts";

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
const line = fc.record({
  msrpMinor: fc.integer({ min: 0, max: 100_000_000 }),
  discountPercentage: percent(100),
  vatRate: percent(30),
  quantity: fc.integer({ min: 1, max: 999 }),
});

describe("resolveDiscount", () => {
  const sale = { name: "Week 47", discountPercentage: 10 };
  const product = { id: "prod_1" };
  const input = { sale, product, type: "filament" };

  it("takes the sale when no agreement is better [9.13]", () => {
    const agreements = [{ productId: "All", discountPercentage: 10 }];
    expect(resolveDiscount({ ...input, agreements })).toEqual({ percentage: 10, source: "sale" });
  });

  it.each(["prod_1", "All"])(
    "takes the best agreement for %s when it is better than the sale [3.3]",
    (productId) => {
      const agreements = [
        { productId, discountPercentage: 12.5 },
        { productId, discountPercentage: 11 },
      ];
      expect(resolveDiscount({ ...input, agreements })).toEqual({ percentage: 12.5, source: "agreement" });
    },
  );

  it("applies an agreement for All to filament only [3.3]", () => {
    const agreements = [{ productId: "All", discountPercentage: 30 }];
    expect(resolveDiscount({ ...input, sale: null, type: "nozzle", agreements })).toEqual({
      percentage: 0,
      source: "none",
    });
  });

  it.each(["All", "prod_1"])("applies no agreement for %s to a gift card, which is money", (productId) => {
    const agreements = [{ productId, discountPercentage: 30 }];
    expect(resolveDiscount({ ...input, sale: null, type: "giftCard", agreements }).source).toBe("none");
  });

  it("gives at least the sale's and every applicable agreement's discount [9.13]", () => {
    const agreement = fc.record({
      productId: fc.constantFrom("All", "prod_1", "prod_2"),
      discountPercentage: percent(100),
    });
    fc.assert(
      fc.property(fc.array(agreement), percent(100), (agreements, discountPercentage) => {
        const { percentage, source } = resolveDiscount({
          ...input,
          sale: { ...sale, discountPercentage },
          agreements,
        });
        const applying = agreements.filter(({ productId }) => productId !== "prod_2");
        const all = [discountPercentage, ...applying.map((one) => one.discountPercentage)];
        expect(percentage).toBe(Math.max(...all));
        expect(source === "agreement").toBe(percentage > discountPercentage);
        expect(source === "none").toBe(percentage === 0);
      }),
    );
  });

  it("does not apply another product's agreement", () => {
    const agreements = [{ productId: "prod_2", discountPercentage: 30 }];
    expect(resolveDiscount({ ...input, agreements }).source).toBe("sale");
  });
});

describe("calculateUnitPrice", () => {
  it.each([
    [23_920, 0, 25, { msrp: 29_900, discount: 0, price: 29_900 }],
    [23_920, 20, 25, { msrp: 29_900, discount: 5_980, price: 23_920 }],
    [23_920, 20, 0, { msrp: 23_920, discount: 4_784, price: 19_136 }],
    [1_999, 12.5, 25, { msrp: 2_499, discount: 312, price: 2_187 }],
    [1, 50, 0, { msrp: 1, discount: 1, price: 0 }],
  ])(
    "calculates %d less %d percent at %d percent VAT [9.12] [9.13]",
    (msrpMinor, discountPercentage, vatRate, expected) => {
      expect(calculateUnitPrice({ msrpMinor, discountPercentage, vatRate })).toEqual(expected);
    },
  );

  it("stays between zero and the price before discount", () => {
    fc.assert(
      fc.property(line, (input) => {
        const { msrp, price } = calculateUnitPrice(input);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(msrp);
      }),
    );
  });

  it("never gives a higher price for a higher discount", () => {
    fc.assert(
      fc.property(line, percent(100), (input, other) => {
        const [low, high] = [input.discountPercentage, other].toSorted((a, b) => a - b) as [number, number];
        const priceAt = (discountPercentage: number) =>
          calculateUnitPrice({ ...input, discountPercentage }).price;
        expect(priceAt(high)).toBeLessThanOrEqual(priceAt(low));
      }),
    );
  });
});

describe("calculateLinePrice", () => {
  it("charges quantity times the unit price, and its parts add up to it [3.6] [3.18]", () => {
    fc.assert(
      fc.property(line, (input) => {
        const { subTotal, totalDiscount, vat, total } = calculateLinePrice(input);
        expect(total).toBe(input.quantity * calculateUnitPrice(input).price);
        expect(subTotal - totalDiscount + vat).toBe(total);
        expect([subTotal, totalDiscount, vat, total].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it("never has negative VAT, despite rounding [9.12]", () => {
    fc.assert(
      fc.property(line, (input) => {
        expect(calculateLinePrice(input).vat).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("never returns a lower total for a higher quantity or a higher list price", () => {
    fc.assert(
      fc.property(line, fc.nat(100), fc.nat(100_000), (input, more, dearer) => {
        const { total } = calculateLinePrice(input);
        const withMore = calculateLinePrice({ ...input, quantity: input.quantity + more }).total;
        const atMore = calculateLinePrice({ ...input, msrpMinor: input.msrpMinor + dearer }).total;
        expect(withMore).toBeGreaterThanOrEqual(total);
        expect(atMore).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it("multiplies every part of the line of one piece by the quantity", () => {
    fc.assert(
      fc.property(line, (input) => {
        const one = calculateLinePrice({ ...input, quantity: 1 });
        const { quantity } = input;
        expect(calculateLinePrice(input)).toEqual({
          quantity,
          subTotal: one.subTotal * quantity,
          totalDiscount: one.totalDiscount * quantity,
          vat: one.vat * quantity,
          total: one.total * quantity,
        });
      }),
    );
  });

  it("charges no VAT at a rate of 0 [9.12]", () => {
    fc.assert(
      fc.property(line, (input) => {
        expect(calculateLinePrice({ ...input, vatRate: 0 }).vat).toBe(0);
      }),
    );
  });

  it("rounds the net discount and the charged price of a piece before multiplying by the quantity", () => {
    expect(
      calculateLinePrice({ msrpMinor: 1_999, discountPercentage: 12.5, vatRate: 25, quantity: 3 }),
    ).toEqual({
      quantity: 3,
      subTotal: 5_997,
      totalDiscount: 750,
      vat: 6_561 - 5_247,
      total: 6_561,
    });
  });
});

describe("calculateAmount", () => {
  it("adds VAT to a shipping price or fee", () => {
    expect(calculateAmount(4_720, 25)).toEqual({ net: 4_720, vat: 1_180, total: 5_900 });
    expect(calculateAmount(4_720, 0)).toEqual({ net: 4_720, vat: 0, total: 4_720 });
  });

  it("adds up to the total, with a VAT that rounding changes by at most half a minor unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), percent(30), (netMinor, rate) => {
        const { net, vat, total } = calculateAmount(netMinor, rate);
        expect(net).toBe(netMinor);
        expect(net + vat).toBe(total);
        const hundredths = BigInt(Math.round(rate * 100));
        const error = BigInt(vat) * 10_000n - BigInt(net) * hundredths;
        expect(error <= 5_000n && error > -5_000n).toBe(true);
      }),
    );
  });
});

describe("calculateTotals", () => {
  it("sums only shipping and fee without lines", () => {
    const shipping = { net: 100, vat: 25, total: 125 };
    const fee = { net: 8, vat: 2, total: 10 };
    expect(calculateTotals({ lines: [], shipping, fee })).toEqual({
      subTotal: 0,
      totalDiscount: 0,
      shipping,
      fee,
      coupon: { net: 0, vat: 0, total: 0 },
      vat: 27,
      total: 135,
      points: 0,
      giftCard: 0,
      toPay: 135,
    });
  });

  it("equals the sum of its parts", () => {
    const net = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        net,
        net,
        percent(30),
        (inputs, a, b, rate) => {
          const lines = inputs.map(calculateLinePrice);
          const shipping = calculateAmount(a, rate);
          const fee = calculateAmount(b, rate);
          const totals = calculateTotals({ lines, shipping, fee });
          const charged = lines.reduce((sum, { total }) => sum + total, 0) + shipping.total + fee.total;
          expect(totals.total).toBe(charged);
          expect(totals.subTotal - totals.totalDiscount + shipping.net + fee.net + totals.vat).toBe(charged);
        },
      ),
    );
  });
});

describe("calculateMeasurePrice [3.49]", () => {
  it.each([
    [29_900, "kilogram", { size: 750 }, 39_867],
    [29_900, "kilogram", { size: 1000 }, 29_900],
    [100, "kilogram", { size: 2300, length: 2 }, 43],
    [9_900, "metre", { length: 2 }, 4_950],
    [9_900, "metre", { size: 750, length: 0.5 }, 19_800],
    [9_900, "kilogram", { length: 2 }, null],
    [9_900, "metre", { size: 750 }, null],
    [9_900, "kilogram", { size: 0 }, null],
    [9_900, null, { size: 750 }, null],
  ] as const)(
    "for a price of %d, sold by the %s, with %j, returns %d",
    (priceMinor, soldBy, attributes, expected) => {
      expect(calculateMeasurePrice({ priceMinor, soldBy, attributes })).toBe(expected);
    },
  );

  it("never returns a lower price per kilogram for a lighter spool of the same price", () => {
    const grams = fc.integer({ min: 1, max: 10_000 });
    const perKilogram = (priceMinor: number, size: number) =>
      calculateMeasurePrice({ priceMinor, soldBy: "kilogram", attributes: { size } }) ?? Number.NaN;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), grams, grams, (price, a, b) => {
        expect(perKilogram(price, Math.min(a, b))).toBeGreaterThanOrEqual(perKilogram(price, Math.max(a, b)));
      }),
    );
  });
});
