import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveStock } from "./resolve-stock.ts";

const place = (location: string, available: number) => ({ location, available });
const part = (required: number, ...places: ReturnType<typeof place>[]) => ({ required, places });

describe("resolveStock", () => {
  it("returns the stock of a location and the restock date [3.16]", () => {
    expect(resolveStock([part(1, place("Helsingborg", 7))], "2026-04-01")).toEqual({
      totalAvailable: 7,
      ETA: "2026-04-01",
      items: [place("Helsingborg", 7)],
    });
  });

  it("returns zero when more is reserved than stocked, as after a backorder", () => {
    expect(resolveStock([part(1, place("Helsingborg", -3))], null).totalAvailable).toBe(0);
  });

  it("offers the stock of one location, since an order line ships from one location", () => {
    const stock = resolveStock([part(1, place("Helsingborg", 3), place("Lund", 4))], null);
    expect(stock).toMatchObject({ totalAvailable: 4, items: [place("Helsingborg", 3), place("Lund", 4)] });
  });

  it("limits kits by the scarcest part", () => {
    expect(resolveStock([part(2, place("Lund", 9)), part(1, place("Lund", 6))], null).totalAvailable).toBe(4);
  });

  it("takes each part of a kit from the location with the highest stock of that part", () => {
    const parts = [part(1, place("Lund", 9)), part(1, place("Helsingborg", 5))];
    expect(resolveStock(parts, null)).toMatchObject({
      totalAvailable: 5,
      items: [place("Lund", 0), place("Helsingborg", 0)],
    });
  });

  it("returns 999 for a variation whose inventory is not managed [9.19]", () => {
    expect(resolveStock(null, null).totalAvailable).toBe(999);
  });

  it.each([[[]], [[part(1)]], [[part(1, place("Lund", 5)), part(1)]]])(
    "returns zero for parts that no location stocks: %j",
    (parts) => {
      expect(resolveStock(parts, null).totalAvailable).toBe(0);
    },
  );

  it("never offers more than one location has of each part", () => {
    const anyPart = fc.record({
      required: fc.integer({ min: 1, max: 5 }),
      places: fc.array(fc.record({ location: fc.constantFrom("A", "B"), available: fc.integer() })),
    });
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1 }), (parts) => {
        const { totalAvailable } = resolveStock(parts, null);
        const isEnough = parts.every(({ required, places }) =>
          places.some(({ available }) => available >= required * totalAvailable),
        );
        expect(totalAvailable === 0 || isEnough).toBe(true);
      }),
    );
  });
});
