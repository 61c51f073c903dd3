import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBackOrderAllowed } from "./is-back-order-allowed.ts";
import { resolveAvailability } from "./resolve-availability.ts";
import { resolveStockLevel } from "./resolve-stock-level.ts";

const stock = (totalAvailable: number, ETA: string | null = null) => ({ totalAvailable, ETA, items: [] });
const open = { noBackOrder: false, backOrder: true, discontinued: false, onSale: false };
const closed = { ...open, backOrder: false };
const booleans = [true, false];
const anyInput = fc.record({
  stock: fc.record({
    totalAvailable: fc.integer({ min: 0, max: 2000 }),
    ETA: fc.constantFrom(null, "2026-12-24", "2026-12-24T08:00:00Z"),
    items: fc.constant([]),
  }),
  quantity: fc.integer({ min: 1, max: 2500 }),
  noBackOrder: fc.constantFrom<unknown>(true, false, null, undefined, "false", 0),
  backOrder: fc.boolean(),
  discontinued: fc.boolean(),
  onSale: fc.boolean(),
});

describe("isBackOrderAllowed", () => {
  const cases = booleans.flatMap((noBackOrder) =>
    booleans.flatMap((backOrder) =>
      booleans.flatMap((discontinued) =>
        booleans.map((onSale) => ({ noBackOrder, backOrder, discontinued, onSale })),
      ),
    ),
  );

  it.each(cases)("follows the four conditions for %o [4.25]", (input) => {
    const expected = !input.noBackOrder && input.backOrder && !input.discontinued;
    expect(isBackOrderAllowed(input)).toBe(expected);
  });

  it.each([undefined, null, "false", 0, "", {}])(
    "counts a `noBackOrder` of %j as on [4.25]",
    (noBackOrder) => {
      expect(isBackOrderAllowed({ ...open, noBackOrder })).toBe(false);
    },
  );
});

describe("resolveAvailability", () => {
  it.each([
    [5, 1],
    [5, 5],
    [1, 1],
  ])("accepts, with %d in stock, a quantity of %d [4.27]", (available, quantity) => {
    const result = resolveAvailability({ ...closed, stock: stock(available), quantity });
    expect(result).toMatchObject({ canBeOrdered: true, isBackOrder: false, maxQtyToOrder: available });
  });

  it.each([
    [0, 1],
    [5, 6],
  ])("refuses, with %d in stock, a quantity of %d when backorder is off [4.28]", (available, quantity) => {
    const result = resolveAvailability({ ...closed, stock: stock(available, "2026-12-24"), quantity });
    expect(result).toMatchObject({ canBeOrdered: false, isBackOrder: false });
  });

  it("allows at most the stock without backorder and 999 with it [4.26] [9.19]", () => {
    expect(resolveAvailability({ ...closed, stock: stock(7), quantity: 1 }).maxQtyToOrder).toBe(7);
    expect(resolveAvailability({ ...open, stock: stock(7), quantity: 1 }).maxQtyToOrder).toBe(999);
  });

  it("accepts a quantity beyond stock as a backorder when the restock date is known [4.29]", () => {
    const result = resolveAvailability({ ...open, stock: stock(2, "2026-12-24T10:00:00Z"), quantity: 3 });
    expect(result).toMatchObject({ canBeOrdered: true, isBackOrder: true, deliveryDate: "2026-12-24" });
  });

  it("refuses a backorder when the restock date is unknown [4.29]", () => {
    const result = resolveAvailability({ ...open, stock: stock(2), quantity: 3 });
    expect(result).toMatchObject({ canBeOrdered: false, isBackOrder: false, deliveryDate: null });
  });

  it.each([
    [999, true],
    [1000, false],
    [5000, false],
  ])("accepts a backorder of %d pieces: %s [4.28] [9.19]", (quantity, canBeOrdered) => {
    const result = resolveAvailability({ ...open, stock: stock(0, "2026-12-24"), quantity });
    expect(result.canBeOrdered).toBe(canBeOrdered);
  });

  it("accepts a quantity above 999 that is in stock [4.27]", () => {
    const result = resolveAvailability({ ...open, stock: stock(1500, "2026-12-24"), quantity: 1200 });
    expect(result).toMatchObject({ canBeOrdered: true, isBackOrder: false });
  });

  it("refuses every order while the stock is unknown [3.17]", () => {
    const result = resolveAvailability({ ...open, stock: null, quantity: 1 });
    expect(result).toMatchObject({ fetched: false, canBeOrdered: false, maxQtyToOrder: 0 });
  });

  it("counts a negative stock as zero", () => {
    const result = resolveAvailability({ ...closed, stock: stock(-3), quantity: 1 });
    expect(result).toMatchObject({ totalAvailable: 0, maxQtyToOrder: 0, canBeOrdered: false });
  });

  it.each([0, -1, 1.5, Number.NaN])("throws for the quantity %d", (quantity) => {
    expect(() => resolveAvailability({ ...open, stock: stock(5), quantity })).toThrow(RangeError);
  });

  it("reads the first ten characters of the ETA as the date, in stock or not [3.17]", () => {
    const deliveryDate = (eta: string | null) =>
      resolveAvailability({ ...closed, stock: stock(5, eta), quantity: 1 }).deliveryDate;
    expect(deliveryDate("2026-12-24T23:30:00-05:00")).toBe("2026-12-24");
    expect(deliveryDate("2026-12-24")).toBe("2026-12-24");
    expect(deliveryDate(null)).toBeNull();
  });

  it("treats an empty ETA as unknown [4.29]", () => {
    const result = resolveAvailability({ ...open, stock: stock(0, ""), quantity: 1 });
    expect(result).toMatchObject({ canBeOrdered: false, deliveryDate: null });
  });

  it("returns the stock of each location unchanged [3.17]", () => {
    const items = [{ location: "Helsingborg", available: 5 }];
    const given = { totalAvailable: 5, ETA: null, items };
    expect(resolveAvailability({ ...open, stock: given, quantity: 1 })).toEqual({
      totalAvailable: 5,
      maxQtyToOrder: 999,
      isBackOrder: false,
      canBeOrdered: true,
      deliveryDate: null,
      items,
      fetched: true,
    });
  });

  const everyInput = Array.from({ length: 64 }, (_, bits) => ({
    noBackOrder: (bits & 1) > 0,
    backOrder: (bits & 2) > 0,
    discontinued: (bits & 4) > 0,
    onSale: (bits & 8) > 0,
    hasEta: (bits & 16) > 0,
    isInStock: (bits & 32) > 0,
  }));

  it.each(everyInput)("decides %o by the four statements [4.25] [4.26] [4.27] [4.29]", (given) => {
    const { hasEta, isInStock, ...flags } = given;
    const result = resolveAvailability({
      ...flags,
      stock: stock(4, hasEta ? "2026-12-24" : null),
      quantity: isInStock ? 4 : 5,
    });
    const allowed = !flags.noBackOrder && flags.backOrder && !flags.discontinued;
    expect(result.maxQtyToOrder).toBe(allowed ? 999 : 4);
    expect(result.isBackOrder).toBe(!isInStock && allowed && hasEta);
    expect(result.canBeOrdered).toBe(isInStock || (allowed && hasEta));
  });

  it("caps an order at the maximum, except for stock beyond 999 [4.26] [4.27]", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { canBeOrdered, maxQtyToOrder, totalAvailable } = resolveAvailability(input);
        fc.pre(canBeOrdered);
        const limit = totalAvailable > 999 ? totalAvailable : maxQtyToOrder;
        expect(input.quantity).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it("limits the quantity to the stock wherever backorder is refused [4.26]", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        fc.pre(!isBackOrderAllowed(input));
        expect(resolveAvailability(input).maxQtyToOrder).toBe(input.stock.totalAvailable);
      }),
    );
  });

  it("accepts more than the stock only as a backorder of at most 999 with a restock date [4.24]", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = resolveAvailability(input);
        const withinStock = input.quantity <= input.stock.totalAvailable;
        const datedBackOrder =
          isBackOrderAllowed(input) && result.deliveryDate === "2026-12-24" && input.quantity <= 999;
        expect(result.isBackOrder).toBe(!withinStock && datedBackOrder);
        expect(result.canBeOrdered).toBe(withinStock || datedBackOrder);
      }),
    );
  });

  it("accepts every quantity below an accepted one [4.24]", () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 2500 }), (input, other) => {
        const less = Math.min(input.quantity, other);
        const canOrder = (quantity: number) => resolveAvailability({ ...input, quantity }).canBeOrdered;
        fc.pre(canOrder(input.quantity));
        expect(canOrder(less)).toBe(true);
      }),
    );
  });
});

describe("resolveStockLevel", () => {
  it.each([
    [-1, "out"],
    [0, "out"],
    [1, "low"],
    [5, "low"],
    [6, "inStock"],
  ])("shows %d as %s [3.48] [4.31]", (available, level) => {
    expect(resolveStockLevel(available)).toBe(level);
  });
});
