import { expect, it } from "vitest";
import { formatDate, formatFullDate } from "./format-date.ts";

it.each([
  ["da", "1. marts", "1. marts 2026"],
  ["de", "1. März", "1. März 2026"],
  ["en", "March 1", "March 1, 2026"],
  ["es", "1 de marzo", "1 de marzo de 2026"],
  ["fr", "1er mars", "1er mars 2026"],
  ["it", "1 marzo", "1 marzo 2026"],
  ["no", "1. mars", "1. mars 2026"],
  ["sv", "1 mars", "1 mars 2026"],
])("a date in %s is written %s, with its year %s", (language, short, full) => {
  expect(formatDate("2026-03-01", language)).toBe(short);
  expect(formatFullDate("2026-03-01", language)).toBe(full);
});

it("a time stays on its day of universal time, wherever it is read", () => {
  expect(formatFullDate("1999-12-31T23:30:00.000Z", "sv")).toBe("31 december 1999");
});
