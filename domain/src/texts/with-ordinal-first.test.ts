import { expect, it } from "vitest";
import { withOrdinalFirst } from "./with-ordinal-first.ts";

it.each([
  ["fr", "1 mars 2026", "1er mars 2026"],
  ["fr", "11 mars 2026", "11 mars 2026"],
  ["fr", "21 mars à 09:00", "21 mars à 09:00"],
  ["it", "1 marzo 2026", "1 marzo 2026"],
])("for %s, turns %s into %s", (language, date, written) => {
  expect(withOrdinalFirst(date, language)).toBe(written);
});
