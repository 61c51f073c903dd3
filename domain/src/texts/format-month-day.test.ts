import { expect, it } from "vitest";
import { formatMonthDay } from "./format-month-day.ts";

it.each([
  ["da", "1. marts"],
  ["de", "1. März"],
  ["en", "1 March"],
  ["es", "1 de marzo"],
  ["fr", "1er mars"],
  ["it", "1 marzo"],
  ["no", "1. mars"],
  ["sv", "1 mars"],
])("formats 1 March in %s as %s", (language, written) => {
  expect(formatMonthDay("2026-03-01", language)).toBe(written);
});
