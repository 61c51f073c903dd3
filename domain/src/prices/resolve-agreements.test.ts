import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AgreementTerms, resolveAgreements } from "./resolve-agreements.ts";

const products = [
  { id: "prod_1", type: "filament", name: { en: "PLA Premium", sv: "PLA Premium" } },
  { id: "prod_2", type: "filament", name: { en: "PLA Premium", de: "PLA Spitze" } },
  {
    id: "prod_3",
    type: "nozzle",
    name: { en: "Brass nozzle", fr: "Buse en laiton", sv: "Mässingsmunstycke" },
  },
  { id: "prod_5", type: "giftCard", name: { en: "Gift card" } },
];
const terms: AgreementTerms = { target: "All", discountPercentage: 10, validFrom: null, validTo: null };
const resolve = (changes: Partial<AgreementTerms>, today = "2026-03-02") =>
  resolveAgreements({ agreements: [{ ...terms, ...changes }], products, today });
const idsOf = (target: string) => resolve({ target }).map(({ productId }) => productId);

describe("resolveAgreements", () => {
  it.each([
    ["All", ["All"]],
    [" all ", ["All"]],
    ["prod_3", ["prod_3"]],
    ["PLA Premium", ["prod_1", "prod_2"]],
    ["  pla   PREMIUM", ["prod_1", "prod_2"]],
    ["PLA Spitze", ["prod_2"]],
    ["Buse en laiton", ["prod_3"]],
    ["mässingsmunstycke", ["prod_3"]],
    ["ma\u0308ssingsmunstycke", ["prod_3"]],
    ["Premium", []],
    ["prod_4", []],
    ["prod_5", []],
    ["Gift card", []],
    ["", []],
  ])("resolves the target %j to %j [3.3]", (target, expected) => {
    expect(idsOf(target)).toEqual(expected);
  });

  it.each([
    [null, null, true],
    ["2026-03-02", null, true],
    [null, "2026-03-02", true],
    ["2026-03-02", "2026-03-02", true],
    ["2026-03-03", null, false],
    [null, "2026-03-01", false],
    ["2026-01-01", "2026-12-31", true],
    ["2026-03-05", "2026-03-01", false],
  ])("on 2 March 2026, returns an agreement valid from %s to %s: %s [3.3]", (validFrom, validTo, holds) => {
    expect(resolve({ validFrom, validTo }).length > 0).toBe(holds);
  });

  it("keeps every agreement of a product, so that the best one can win [9.13]", () => {
    const agreements = [terms, { ...terms, target: "prod_1", discountPercentage: 12.5 }];
    expect(resolveAgreements({ agreements, products, today: "2026-03-02" })).toEqual([
      { productId: "All", discountPercentage: 10 },
      { productId: "prod_1", discountPercentage: 12.5 },
    ]);
  });

  it("resolves only to products of the shop or All, with the agreed percentage", () => {
    const agreement = fc.record({
      target: fc.oneof(fc.string(), fc.constantFrom("All", "prod_1", "pla premium", "__proto__")),
      discountPercentage: fc.integer({ min: 0, max: 100 }),
      validFrom: fc.option(fc.constantFrom("2026-03-01", "2026-03-03")),
      validTo: fc.option(fc.constantFrom("2026-03-01", "2026-03-03")),
    });
    const known = new Set(["All", ...products.map(({ id }) => id)]);
    fc.assert(
      fc.property(fc.array(agreement), (agreements) => {
        const resolved = resolveAgreements({ agreements, products, today: "2026-03-02" });
        const percentages = new Set(agreements.map(({ discountPercentage }) => discountPercentage));
        expect(resolved.every(({ productId }) => known.has(productId))).toBe(true);
        expect(resolved.every(({ discountPercentage }) => percentages.has(discountPercentage))).toBe(true);
      }),
    );
  });
});
