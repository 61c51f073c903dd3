import { describe, expect, it } from "vitest";
import { resolveFreeShipping } from "./resolve-free-shipping.ts";

const resolve = (thresholdsMinor: (number | null)[], goodsTotalMinor: number) =>
  resolveFreeShipping({ thresholdsMinor, goodsTotalMinor });

describe("resolveFreeShipping [9.37]", () => {
  it.each([
    [[60_000], 24_900, { freeAboveMinor: 60_000, missingMinor: 35_100 }],
    [[60_000], 59_999, { freeAboveMinor: 60_000, missingMinor: 1 }],
    [[60_000], 60_000, { freeAboveMinor: 60_000, missingMinor: 0 }],
    [[60_000], 90_000, { freeAboveMinor: 60_000, missingMinor: 0 }],
    [[90_000, null, 60_000], 10_000, { freeAboveMinor: 60_000, missingMinor: 50_000 }],
  ])("for the thresholds %j and goods for %i minor units, returns %j", (thresholds, goods, expected) => {
    expect(resolve(thresholds, goods)).toEqual(expected);
  });
  it.each([[[]], [[null]]])("returns null when no option is ever free: %j", (thresholds) => {
    expect(resolve(thresholds, 10_000)).toBeNull();
  });
});
