import { currencies, type Money, priceVariation, resolveDiscount, toProductNumber } from "@spolverk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PriceTerms, toPriceFilters } from "./to-price-filters.ts";

const range = { from: 10_000, to: 20_000 };
const one = toProductNumber("one");

describe("toPriceFilters", () => {
  it("filters by list prices and public sales without an agreement", () => {
    const filters = toPriceFilters({ range, vatRate: 25, agreements: [] }, "SEK");
    expect(filters).toEqual([
      ["taxed=0", "price.SEK>=8000"],
      ["taxed=0", "price.SEK<=16000"],
      ["taxed=1", "price.SEK>=10000"],
      ["taxed=1", "price.SEK<=20000"],
    ]);
    expect(toPriceFilters(null, "SEK")).toEqual([]);
  });

  it("requires both prices of filament to reach the lower end, but only the agreed price to stay below the upper end [9.13]", () => {
    const agreements = [{ productId: "All", discountPercentage: 20 }];
    expect(toPriceFilters({ range, vatRate: 25, agreements }, "SEK").slice(0, 4)).toEqual([
      ["taxed=0", "price.SEK>=8000"],
      ["taxed=0", "isFilament=0", "msrp.SEK>=10000"],
      ["taxed=0", "isFilament=1", "price.SEK<=16000"],
      ["taxed=0", "isFilament=0", "price.SEK<=16000", "msrp.SEK<=20000"],
    ]);
  });

  it("separates a product with an agreement of its own from other filament [3.3]", () => {
    const agreements = [
      { productId: "All", discountPercentage: 20 },
      { productId: "one", discountPercentage: 50 },
    ];
    const filters = toPriceFilters({ range: { from: null, to: 20_000 }, vatRate: 0, agreements }, "EUR");
    expect(filters.slice(0, 3)).toEqual([
      ["taxed=0", `productNumber=${one}`, "isFilament=1", "price.EUR<=20000"],
      ["taxed=0", `productNumber!=${one}`, "price.EUR<=20000", "msrp.EUR<=40001"],
      ["taxed=0", "isFilament=0", `productNumber=${one}`, "price.EUR<=20000", "msrp.EUR<=25000"],
    ]);
  });

  const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((part) => part / 100);
  const variation = fc.record({
    id: fc.constantFrom("one", "two", "three"),
    type: fc.constantFrom("filament", "nozzle", "giftCard"),
    msrp: fc.integer({ min: 1, max: 50_000 }),
    salePercentage: fc.oneof(fc.constant(0), hundredths(99)),
  });
  const terms = fc.record({
    range: fc
      .record({ from: fc.option(fc.nat(50_000)), width: fc.option(fc.nat(50_000)) })
      .map(({ from, width }) => ({ from, to: width === null ? null : (from ?? 0) + width })),
    vatRate: hundredths(30),
    agreements: fc.array(
      fc.record({ productId: fc.constantFrom("All", "one", "two"), discountPercentage: hundredths(100) }),
      { maxLength: 5 },
    ),
  });

  it("finds exactly the variations whose price for the account is within the range [6.6] [9.13]", () => {
    fc.assert(
      fc.property(terms, variation, (price, { id, type, msrp: minor, salePercentage }) => {
        const msrp = Object.fromEntries(currencies.map((currency) => [currency, minor])) as Money;
        const sale = salePercentage === 0 ? null : { name: "Sale", discountPercentage: salePercentage };
        const priced = (agreements: PriceTerms["agreements"]) =>
          priceVariation({
            variation: { msrp, sale, type },
            product: { id },
            agreements,
            currency: "SEK",
            vatRate: price.vatRate,
          });
        const record = {
          productNumber: toProductNumber(id),
          isFilament: type === "filament" ? 1 : 0,
          taxed: type === "giftCard" ? 0 : 1,
          "price.SEK": priced([]).net.price,
          "msrp.SEK": minor,
        };
        const charged = priced(price.agreements).gross.price;
        // The net price of a sale is rounded twice. Near an end of the range, this may shift it by one minor unit.
        const { from, to } = price.range;
        const isRoundedTwice = sale !== null && price.vatRate > 0 && type !== "giftCard";
        fc.pre(!isRoundedTwice || [from, to].every((end) => end === null || Math.abs(charged - end) > 1));
        expect(isFound(toPriceFilters(price, "SEK"), record)).toBe(
          charged >= (from ?? 0) && charged <= (to ?? Number.POSITIVE_INFINITY),
        );
        const agreed = resolveDiscount({ sale, agreements: price.agreements, product: { id }, type });
        expect(agreed.percentage).toBeGreaterThanOrEqual(salePercentage);
      }),
      { numRuns: 5000 },
    );
  });
});

/** Evaluates filters as the search service does: each list holds when one of its conditions does. */
function isFound(filters: string[][], record: Readonly<Record<string, number>>): boolean {
  const compare: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
    "=": (value, limit) => value === limit,
    "!=": (value, limit) => value !== limit,
    "<=": (value, limit) => value <= limit,
    ">=": (value, limit) => value >= limit,
  };
  return filters.every((list) =>
    list.some((condition) => {
      const [, name = "", operator = "", limit] = /^([\w.]+)(!=|<=|>=|=)(\d+)$/.exec(condition) ?? [];
      return compare[operator]?.(record[name] ?? Number.NaN, Number(limit)) ?? false;
    }),
  );
}
