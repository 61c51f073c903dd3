import { expect, it } from "vitest";
import { resolveRestockDate } from "./resolve-restock-date.ts";

it.each([
  ["2026-11-22", "2026-11-22"],
  ["2026-11-21", "2026-11-21"],
  ["2026-11-20", null],
  [null, null],
])("resolveRestockDate promises on 21 November a restock of %s as %s [4.29]", (restockOn, promised) => {
  expect(resolveRestockDate(restockOn, "2026-11-21")).toBe(promised);
});
