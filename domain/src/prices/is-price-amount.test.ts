import { describe, expect, it } from "vitest";
import { highestPrice, isFeeAmount, isPriceAmount } from "./is-price-amount.ts";

describe("isPriceAmount", () => {
  it("accepts every amount from one minor unit to the highest price", () => {
    for (const amount of [0.01, 0.005, 249, 1999.99, highestPrice]) expect(isPriceAmount(amount)).toBe(true);
  });

  it("refuses zero, NaN, and negative, absurd or infinite amounts", () => {
    for (const amount of [
      0,
      -0,
      0.004,
      -5,
      highestPrice + 0.01,
      1e21,
      Infinity,
      Number.MAX_SAFE_INTEGER,
      Number.NaN,
      -Infinity,
    ]) {
      expect(isPriceAmount(amount)).toBe(false);
    }
  });
});

describe("isFeeAmount", () => {
  it("accepts zero and every price", () => {
    for (const amount of [0, 0.01, 49, highestPrice]) expect(isFeeAmount(amount)).toBe(true);
  });

  it("refuses NaN, and negative, absurd or infinite amounts", () => {
    for (const amount of [-1, highestPrice + 1, Number.NaN, Infinity])
      expect(isFeeAmount(amount)).toBe(false);
  });
});
