import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toProductNumber } from "./to-product-number.ts";

describe("toProductNumber", () => {
  it.each([
    ["", 0xcbf29ce48422],
    ["a", 0xaf63dc4c8601],
    ["foobar", 0x85944171f739],
  ])("returns the first 48 bits of the FNV-1a hash of %j", (id, expected) => {
    expect(toProductNumber(id)).toBe(expected);
  });

  it("differs for all ids of a large shop", () => {
    const ids = Array.from({ length: 50_000 }, (_, at) => `prod_${at.toString(36)}`);
    expect(new Set(ids.map(toProductNumber)).size).toBe(ids.length);
  });

  it("returns a safe integer", () => {
    fc.assert(fc.property(fc.string(), (id) => Number.isSafeInteger(toProductNumber(id))));
  });
});
