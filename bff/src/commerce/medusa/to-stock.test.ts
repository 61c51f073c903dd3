import { expect, it } from "vitest";
import { toStock } from "./to-stock.ts";

const level = (location: string, stocked_quantity: number, reserved_quantity: number) => ({
  location,
  stocked_quantity,
  reserved_quantity,
});
const item = (required: number, ...levels: ReturnType<typeof level>[]) => ({
  required_quantity: required,
  inventory: { location_levels: levels },
});

it("toStock counts the unreserved stock of each part [3.16]", () => {
  const parts = [item(2, level("Lund", 9, 0)), item(1, level("Lund", 7, 4))];
  expect(toStock(parts, true, "2026-04-01")).toEqual({
    totalAvailable: 3,
    ETA: "2026-04-01",
    items: [{ location: "Lund", available: 3 }],
  });
});

it("toStock returns 999 pieces for a variant whose stock Medusa does not manage [9.19]", () => {
  expect(toStock([], false, null)).toEqual({ totalAvailable: 999, ETA: null, items: [] });
  expect(toStock([], true, null).totalAvailable).toBe(0);
});
