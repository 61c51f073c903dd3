import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveAvailability } from "../availability/resolve-availability.ts";
import { addCartLine } from "./add-cart-line.ts";
import { removeCartLine } from "./remove-cart-line.ts";
import { removeOrderedLines } from "./remove-ordered-lines.ts";
import { restoreCartLine } from "./restore-cart-line.ts";

const line = { id: "v1", sku: "PLA-BLACK", quantity: 3 };
const variation = (totalAvailable: number, backOrder = false, ETA: string | null = null) => ({
  stock: { totalAvailable, ETA, items: [] },
  noBackOrder: false,
  backOrder,
  discontinued: false,
  onSale: false,
});

describe("cart lines", () => {
  it("adding a known SKU replaces its line in place [4.13]", () => {
    const other = { id: "v2", sku: "PLA-RED", quantity: 1 };
    const replaced = addCartLine([line, other], { ...line, quantity: 7 });
    expect(replaced).toEqual([{ ...line, quantity: 7 }, other]);
  });

  it("adding a new SKU appends it, and lines are removed by id [4.13]", () => {
    const other = { id: "v2", sku: "PLA-RED", quantity: 1 };
    expect(addCartLine([line], other)).toEqual([line, other]);
    expect(removeCartLine([line, other], "v1")).toEqual([other]);
    expect(removeCartLine([line], "unknown")).toEqual([line]);
  });
});

describe("removeOrderedLines", () => {
  const other = { id: "v2", sku: "PLA-RED", quantity: 1 };
  it("removes the lines whose id and quantity were ordered", () => {
    expect(removeOrderedLines([line, other], [{ id: "v1", quantity: 3 }])).toEqual([other]);
  });
  it("keeps lines that were changed or added since the order", () => {
    const ordered = [{ id: "v1", quantity: 2 }];
    expect(removeOrderedLines([line, other], ordered)).toEqual([line, other]);
  });
});

describe("addCartLine", () => {
  it("keeps one line for each SKU, with the last quantity [4.13]", () => {
    const aLine = fc.record({
      id: fc.constantFrom("v1", "v2", "v3"),
      sku: fc.constantFrom("A", "B", "C"),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(aLine), (added) => {
        const lines = added.reduce<ReturnType<typeof addCartLine>>(addCartLine, []);
        const last = new Map(added.map((one) => [one.sku, one]));
        expect(lines).toEqual([...last.values()]);
      }),
    );
  });

  it("does not change the given cart", () => {
    const lines = Object.freeze([line]);
    addCartLine(lines, { ...line, quantity: 9 });
    removeCartLine(lines, line.id);
    expect(lines).toEqual([line]);
  });
});

describe("restoreCartLine", () => {
  it("removes a line whose variation is gone [4.15]", () => {
    expect(restoreCartLine(line, null)).toEqual({ kind: "remove", reason: "missing" });
  });

  it("removes a line that cannot be ordered at all [4.16]", () => {
    expect(restoreCartLine(line, variation(0))).toEqual({ kind: "remove", reason: "unavailable" });
  });

  it("reduces a line to the most that can be ordered [4.17]", () => {
    expect(restoreCartLine(line, variation(2))).toEqual({ kind: "reduce", quantity: 2 });
    expect(restoreCartLine({ ...line, quantity: 1500 }, variation(2, true, "2026-12-01"))).toEqual({
      kind: "reduce",
      quantity: 999,
    });
  });

  it("reduces an undated backorder to the stock, since no more can be ordered [4.17] [4.29]", () => {
    expect(restoreCartLine(line, variation(2, true))).toEqual({ kind: "reduce", quantity: 2 });
    expect(restoreCartLine(line, variation(0, true))).toEqual({ kind: "remove", reason: "unavailable" });
  });

  it("keeps a line that can be ordered, and one whose stock is not known [4.14]", () => {
    expect(restoreCartLine(line, variation(3))).toEqual({ kind: "keep" });
    expect(restoreCartLine(line, { ...variation(0), stock: null })).toEqual({ kind: "keep" });
  });

  it("never raises a quantity [4.17]", () => {
    const count = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(
        count,
        fc.boolean(),
        fc.constantFrom(null, "2026-12-24"),
        count,
        (stock, backOrder, eta, n) => {
          const result = restoreCartLine({ ...line, quantity: n + 1 }, variation(stock, backOrder, eta));
          fc.pre(result.kind === "reduce");
          expect(result.quantity).toBeLessThan(n + 1);
        },
      ),
    );
  });

  it("leaves only orderable quantities [4.17]", () => {
    const count = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(
        count,
        fc.boolean(),
        fc.constantFrom(null, "2026-12-24"),
        count,
        (available, backOrder, eta, wanted) => {
          const restored = { ...line, quantity: wanted + 1 };
          const input = variation(available, backOrder, eta);
          const result = restoreCartLine(restored, input);
          if (result.kind === "remove") return;
          const quantity = result.kind === "reduce" ? result.quantity : restored.quantity;
          expect(resolveAvailability({ ...input, quantity }).canBeOrdered).toBe(true);
        },
      ),
    );
  });
});
