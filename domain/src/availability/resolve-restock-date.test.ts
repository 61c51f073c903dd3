import { expect, it } from "vitest";
import { resolveRestockDate } from "./resolve-restock-date.ts";

it.each([
  ["2026-11-22", "2026-11-22"],
  ["2026-11-21", "2026-11-21"],
  ["2026-11-20", null],
  [null, null],
])(
  "resolveRestockDate turns a restock date of %s on 21 November 2026 into %s [4.29]",
  (restockOn, promised) => {
    expect(resolveRestockDate(restockOn, "2026-11-21")).toBe(promised);
  },
);
