import { describe, expect, it } from "vitest";
import { resolveVatRates } from "./resolve-vat-rates.ts";

const rates = { SE: 25, FI: 24, DE: 19 };
const change = { country: "FI", rate: 25.5, startsOn: "2026-12-01" };

describe("resolveVatRates", () => {
  it.each([
    ["2026-11-30T22:59:59.999Z", 24],
    ["2026-11-30T23:00:00.000Z", 25.5],
    ["2027-06-01T00:00:00.000Z", 25.5],
  ])("at %s charges Finland %d percent: a change applies from midnight in Sweden [9.12]", (now, rate) => {
    expect(resolveVatRates(rates, [change], now)).toEqual({ SE: 25, DE: 19, FI: rate });
  });

  it("takes the latest change that has begun, in any order", () => {
    const later = { ...change, rate: 26, startsOn: "2027-01-01" };
    const now = "2027-02-01T12:00:00.000Z";
    expect(resolveVatRates(rates, [later, change], now)["FI"]).toBe(26);
    expect(resolveVatRates(rates, [change, later], now)["FI"]).toBe(26);
  });

  it("returns the same object while no change has begun", () => {
    expect(resolveVatRates(rates, [change], "2026-11-01T12:00:00.000Z")).toBe(rates);
  });
});
