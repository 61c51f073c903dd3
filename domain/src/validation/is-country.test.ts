import { describe, expect, it } from "vitest";
import { isCountry } from "./is-country.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

describe("isCountry", () => {
  it("accepts the 249 countries of ISO 3166-1, each of which has a name", () => {
    const known = pairs.filter((pair) => isCountry(pair));
    expect(known).toHaveLength(249);
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(known.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it.each(["XX", "EU", "UK", "ZZ", "se", "SWE", "", "D "])("refuses %j", (code) => {
    expect(isCountry(code)).toBe(false);
  });
});
