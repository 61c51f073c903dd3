import { expect, it } from "vitest";
import { toShopDay } from "./to-shop-day.ts";

it.each([
  ["2026-12-31T22:59:59.999Z", "2026-12-31"],
  ["2026-12-31T23:00:00.000Z", "2027-01-01"],
  ["2026-06-30T21:59:59.999Z", "2026-06-30"],
  ["2026-06-30T22:00:00.000Z", "2026-07-01"],
])("converts %s to the day %s in Sweden, in winter and summer time", (moment, day) => {
  expect(toShopDay(moment)).toBe(day);
});

it("throws for an invalid moment", () => {
  expect(() => toShopDay("tomorrow")).toThrow(RangeError);
});
