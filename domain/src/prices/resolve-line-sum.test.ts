import { describe, expect, it } from "vitest";
import { resolveLineSum } from "./resolve-line-sum.ts";

const line = { quantity: 2, total: 40_000, vat: 8_000, unitBefore: { net: 20_000, gross: 25_000 } };

describe("resolveLineSum [9.12]", () => {
  it("includes VAT for a private individual, with the price before and the saving", () => {
    expect(resolveLineSum(line, { withVat: true })).toEqual({
      amount: 40_000,
      unit: 20_000,
      before: 50_000,
      saving: 10_000,
    });
  });
  it("excludes VAT for a company, also from the price before", () => {
    expect(resolveLineSum(line, { withVat: false })).toEqual({
      amount: 32_000,
      unit: 16_000,
      before: 40_000,
      saving: 8_000,
    });
  });
  it("returns no price before without a discount, nor when rounding hides it", () => {
    const plain = { before: null, saving: 0 };
    expect(resolveLineSum({ ...line, unitBefore: null }, { withVat: true })).toMatchObject(plain);
    const same = { net: 16_000, gross: 20_000 };
    expect(resolveLineSum({ ...line, unitBefore: same }, { withVat: true })).toMatchObject(plain);
  });
});
