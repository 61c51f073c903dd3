import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AmountKind, findAmountProblem, highestSum } from "./find-amount-problem.ts";
import { highestPrice } from "./is-price-amount.ts";

const kinds: readonly AmountKind[] = ["price", "fee", "payment", "correction"];

describe("findAmountProblem", () => {
  it("accepts every positive amount of whole minor units for every kind", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: highestPrice * 100 }),
        fc.constantFrom(...kinds),
        (minor, kind) => {
          expect(findAmountProblem(minor / 100, kind)).toBeNull();
        },
      ),
    );
  });

  it("accepts sums of amounts despite the noise of binary fractions", () => {
    for (const amount of [0.1 + 0.2, 1.1 + 2.2, 365.1 - 288.2]) {
      expect(findAmountProblem(amount, "payment")).toBeNull();
    }
  });

  it("refuses amounts finer than the currency for every kind", () => {
    const finer = fc
      .tuple(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 3, max: 6 }),
      )
      .map(([whole, digit, decimals]) => Number(`${whole}.${"0".repeat(decimals - 1)}${digit}`))
      .filter((amount) => amount <= highestPrice);
    fc.assert(
      fc.property(finer, fc.constantFrom(...kinds), (amount, kind) => {
        expect(findAmountProblem(amount, kind)).toBe("tooFine");
      }),
    );
    expect(findAmountProblem(-3.333, "correction")).toBe("tooFine");
  });

  it("accepts zero for fees only, and negative amounts for corrections only", () => {
    expect(kinds.map((kind) => findAmountProblem(0, kind))).toEqual(["zero", null, "zero", "zero"]);
    expect(kinds.map((kind) => findAmountProblem(-0, kind))).toEqual(["zero", null, "zero", "zero"]);
    expect(kinds.map((kind) => findAmountProblem(-5, kind))).toEqual(["tooLow", "tooLow", "tooLow", null]);
  });

  it("limits prices, fees and sums", () => {
    expect(findAmountProblem(highestPrice + 0.01, "price")).toBe("tooHigh");
    expect(findAmountProblem(highestPrice + 0.01, "fee")).toBe("tooHigh");
    expect(findAmountProblem(highestPrice + 0.01, "payment")).toBeNull();
    expect(findAmountProblem(highestSum + 1, "payment")).toBe("tooHigh");
    expect(findAmountProblem(-highestSum - 1, "correction")).toBe("tooLow");
  });

  it("refuses values that are no finite number", () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== "number"),
        fc.constantFrom(...kinds),
        (value, kind) => {
          expect(findAmountProblem(value, kind)).toBe("notNumber");
        },
      ),
    );
    for (const amount of [Number.NaN, Infinity, -Infinity]) {
      expect(findAmountProblem(amount, "correction")).toBe("notNumber");
    }
  });

  it("handles every number without throwing", () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...kinds), (amount, kind) => {
        findAmountProblem(amount, kind);
      }),
    );
  });
});
