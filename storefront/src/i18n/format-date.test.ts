import { expect, it } from "vitest";
import { formatFullDate, formatLastDay, formatMoment } from "./format-date.ts";

it.each([
  ["da", "1. marts 2026"],
  ["de", "1. März 2026"],
  ["en", "1 March 2026"],
  ["es", "1 de marzo de 2026"],
  ["fr", "1er mars 2026"],
  ["it", "1 marzo 2026"],
  ["no", "1. mars 2026"],
  ["sv", "1 mars 2026"],
])("a date in %s is written with its year as %s", (language, full) => {
  expect(formatFullDate("2026-03-01", language)).toBe(full);
});

it.each([
  ["1999-12-31T22:59:59.999Z", "31 december 1999"],
  ["1999-12-31T23:00:00.000Z", "1 januari 2000"],
  ["2026-06-30T21:59:59.999Z", "30 juni 2026"],
  ["2026-06-30T22:00:00.000Z", "1 juli 2026"],
])("the date-time %s is shown as its day in Sweden, %s, in any time zone", (at, written) => {
  expect(formatFullDate(at, "sv")).toBe(written);
});

it.each(["2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00.000Z"])(
  "the last day before an end at %s is its day in UTC",
  (endsAt) => {
    expect(formatLastDay(endsAt, "en")).toBe("30 November 2026");
  },
);

it("a moment in English has the day before the month, like a date", () => {
  expect(formatMoment(new Date(2026, 10, 24, 9).toISOString(), "en")).toBe("24 November at 9:00");
});
