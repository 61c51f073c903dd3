import { describe, expect, it } from "vitest";
import { resolveLineSum } from "./resolve-line-sum.ts";

const line = { quantity: 2, total: 40_000, vat: 8_000, unitBefore: { net: 20_000, gross: 25_000 } };

describe("a line above the sums of its order [9.12]", () => {
  it("has its VAT for a private individual, with what it cost before and what is saved", () => {
    expect(resolveLineSum(line, { withVat: true })).toEqual({
      amount: 40_000,
      unit: 20_000,
      before: 50_000,
      saving: 10_000,
    });
  });
  it("has no VAT for a company, and neither has what it cost before", () => {
    expect(resolveLineSum(line, { withVat: false })).toEqual({
      amount: 32_000,
      unit: 16_000,
      before: 40_000,
      saving: 8_000,
    });
  });
  it("tells no price before that is none: without a discount, or by rounding", () => {
    const plain = { before: null, saving: 0 };
    expect(resolveLineSum({ ...line, unitBefore: null }, { withVat: true })).toMatchObject(plain);
    const same = { net: 16_000, gross: 20_000 };
    expect(resolveLineSum({ ...line, unitBefore: same }, { withVat: true })).toMatchObject(plain);
  });
});
