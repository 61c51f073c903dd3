import { expect, it } from "vitest";
import { formatPercent } from "./format-percent.ts";

it.each([
  ["sv", 25, "25\u00A0%"],
  ["sv", 25.5, "25,5\u00A0%"],
  ["no", 25, "25\u00A0%"],
  ["en", 25.5, "25.5%"],
  ["it", 22, "22%"],
  ["fr", 20, "20\u00A0%"],
  ["de", 0, "0\u00A0%"],
])("formats percent in %s: %s is %j", (language, percent, written) => {
  expect(formatPercent(percent, language)).toBe(written);
});
