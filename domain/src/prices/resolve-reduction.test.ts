import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, type Money } from "../money/currency.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";
import { priceVariation } from "./price-variation.ts";
import { type PriceRecord, resolvePriorPrice } from "./resolve-prior-price.ts";
import { resolveReduction } from "./resolve-reduction.ts";

const money = (minor: number) => Object.fromEntries(currencies.map((currency) => [currency, minor])) as Money;

function toPrice(msrpMinor: number, discountPercentage: number, agreedPercentage = 0) {
  return priceVariation({
    variation: { msrp: money(msrpMinor), sale: { name: "Sale", discountPercentage }, type: "filament" },
    product: { id: "p1" },
    agreements: [{ productId: "p1", discountPercentage: agreedPercentage }],
    currency: "SEK",
    vatRate: 25,
  });
}
const prior = (msrpMinor: number, discountPercentage = 0) => ({ msrpMinor, discountPercentage });

describe("resolveReduction [3.12]", () => {
  it.each([
    ["20 % off, nothing lower before", toPrice(19_920, 20), prior(19_920), true],
    ["20 % off, 10 % off within the 30 days", toPrice(19_920, 20), prior(19_920, 10), true],
    ["20 % off, 20 % off within the 30 days", toPrice(19_920, 20), prior(19_920, 20), false],
    ["20 % off, 25 % off within the 30 days", toPrice(19_920, 20), prior(19_920, 25), false],
    ["20 % off a list price that was raised by a third", toPrice(26_560, 20), prior(19_920), false],
    ["on sale since its first day", toPrice(19_920, 20), null, false],
    ["no sale", toPrice(19_920, 0), prior(25_000), false],
    ["an agreement that gives more than the sale", toPrice(19_920, 20, 30), prior(19_920), false],
  ])("decides whether to announce a reduction: %s", (_, price, lowest, expected) => {
    expect(resolveReduction(price, lowest, false) !== null).toBe(expected);
  });

  it("returns the percentage off the list price [9.13] or, with `isFromLow`, off the prior price", () => {
    const price = toPrice(19_920, 20);
    const fromList = { percentage: 20, before: { net: 19_920, gross: 24_900 } };
    expect(resolveReduction(price, prior(19_920, 10), false)).toEqual(fromList);
    // 199.20 is 11.1 % below 224.10.
    const fromLow = { percentage: 11, before: { net: 17_928, gross: 22_410 } };
    expect(resolveReduction(price, prior(19_920, 10), true)).toEqual(fromLow);
    // 199.20 is half a percent below 200.19.
    expect(resolveReduction(price, prior(16_015), true)).toBeNull();
    expect(resolveReduction(price, prior(19_920, 25), true)).toBeNull();
  });

  it("returns null unless the price is below every price of the 30 days before the sale", () => {
    const percent = fc.integer({ min: 1, max: 90 });
    const past = fc.array(
      fc.record({
        daysAgo: fc.integer({ min: 0, max: 60 }),
        msrp: fc.integer({ min: 1, max: 999 }),
        percent,
      }),
      { minLength: 1, maxLength: 6 },
    );
    const isWithin = ({ daysAgo }: { daysAgo: number }) => daysAgo < 28;
    const at = (day: number) => new Date(day * 86_400_000).toISOString();
    fc.assert(
      fc.property(past, fc.integer({ min: 1, max: 999 }), percent, (entries, msrp, discountPercentage) => {
        const start = 1000;
        const history: PriceRecord[] = [
          ...entries.map((entry) => ({
            since: at(start - 2 - entry.daysAgo),
            msrp: money(entry.msrp),
            discountPercentage: entry.percent,
          })),
          { since: at(start - 1), msrp: money(1000), discountPercentage: 0 },
          { since: at(start), msrp: money(msrp), discountPercentage },
        ];
        const price = toPrice(msrp, discountPercentage);
        if (!resolveReduction(price, resolvePriorPrice(history, "SEK"), false)) return;
        for (const entry of entries.filter(isWithin)) {
          const terms = { msrpMinor: entry.msrp, discountPercentage: entry.percent };
          const before = calculateUnitPrice({ ...terms, vatRate: 0 });
          expect(price.net.price).toBeLessThan(before.price);
        }
      }),
    );
  });
});
