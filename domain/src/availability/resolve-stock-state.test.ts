import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveAvailability } from "./resolve-availability.ts";
import { resolveStockState } from "./resolve-stock-state.ts";

const input = { noBackOrder: false, backOrder: true, discontinued: false, onSale: false };
const stateOf = (totalAvailable: number, ETA: string | null, quantity: number, changes = {}) =>
  resolveStockState(
    resolveAvailability({ ...input, ...changes, stock: { totalAvailable, ETA, items: [] }, quantity }),
  );

describe("resolveStockState [3.48] [4.31]", () => {
  it("returns a backorder with its date for an orderable quantity beyond the stock, never out", () => {
    expect(stateOf(0, "2026-12-09", 1)).toEqual({ kind: "backOrder", date: "2026-12-09" });
    expect(stateOf(3, "2026-12-09T08:00:00Z", 4)).toEqual({ kind: "backOrder", date: "2026-12-09" });
  });
  it("returns the stock level otherwise", () => {
    expect(stateOf(9, "2026-12-09", 4)).toEqual({ kind: "inStock" });
    expect(stateOf(3, "2026-12-09", 3)).toEqual({ kind: "low" });
    expect(stateOf(0, null, 1)).toEqual({ kind: "out" });
    expect(stateOf(0, "2026-12-09", 1, { backOrder: false })).toEqual({ kind: "out" });
  });
  it("returns out only for what cannot be ordered, whatever the stock and the settings", () => {
    fc.assert(
      fc.property(
        fc.nat(12),
        fc.constantFrom(null, "2026-12-09"),
        fc.integer({ min: 1, max: 1200 }),
        fc.record({ noBackOrder: fc.boolean(), backOrder: fc.boolean(), discontinued: fc.boolean() }),
        (totalAvailable, ETA, quantity, changes) => {
          const availability = resolveAvailability({
            ...input,
            ...changes,
            stock: { totalAvailable, ETA, items: [] },
            quantity,
          });
          const { kind } = resolveStockState(availability);
          expect(kind === "out" && availability.canBeOrdered).toBe(false);
          expect(kind === "backOrder").toBe(availability.isBackOrder);
        },
      ),
    );
  });
});
