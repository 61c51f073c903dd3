import { describe, expect, it } from "vitest";
import { isGtin } from "./is-gtin.ts";

describe("isGtin", () => {
  it("accepts thirteen digits with a valid check digit", () => {
    expect(isGtin("2000000000015")).toBe(true);
    expect(isGtin("4006381333931")).toBe(true);
  });

  it("refuses a wrong check digit, two swapped digits, and another length", () => {
    expect(isGtin("4006381333930")).toBe(false);
    expect(isGtin("4060381333931")).toBe(false);
    expect(isGtin("400638133393")).toBe(false);
  });
});
