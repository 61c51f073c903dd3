import { expect, it } from "vitest";
import { calculateDueDate } from "./calculate-due-date.ts";

it.each([
  ["2026-11-21", 30, "2026-12-21"],
  ["2026-12-15", 30, "2027-01-14"],
  ["2028-01-30", 30, "2028-02-29"],
  ["2026-03-01", 0, "2026-03-01"],
])("an invoice of %s with %i days is due on %s [9.37]", (issuedOn, days, expected) => {
  expect(calculateDueDate(issuedOn, days)).toBe(expected);
});

it("calculateDueDate throws for an invalid date", () => {
  expect(() => calculateDueDate("tomorrow", 30)).toThrow(RangeError);
});
