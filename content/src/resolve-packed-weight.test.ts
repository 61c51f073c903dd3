import { expect, it } from "vitest";
import { resolvePackedWeight } from "./resolve-packed-weight.ts";

const filament = {
  physical: true,
  soldBy: "kilogram" as const,
  specifications: { spoolEmptyWeightGrams: 165 },
  specificationsBySize: { "2300": { spoolEmptyWeightGrams: 520 } },
};
const printer = {
  ...filament,
  soldBy: null,
  specifications: { weightGrams: 24_500 },
  specificationsBySize: {},
};

it.each([
  ["filament with its spool", filament, 750, 915],
  ["filament on the spool of its size", filament, 2300, 2820],
  ["goods by weight without a spool", { ...filament, specifications: {} }, 400, 400],
  ["a machine by its specification", printer, undefined, 24_500],
  ["a machine in its crate", { ...printer, packedWeightGrams: 29_500 }, undefined, 29_500],
  ["small goods whose weight nothing states", { ...printer, specifications: {} }, undefined, null],
  ["a gift card, which needs no carrier", { ...filament, physical: false }, 750, null],
])("resolvePackedWeight weighs %s [3.51]", (_, product, size, expected) => {
  expect(resolvePackedWeight(product, { attributes: size === undefined ? {} : { size } })).toBe(expected);
});
