import { describe, expect, it } from "vitest";
import { toStock } from "./to-stock.ts";

const level = (name: string, stocked: number, reserved: number) => ({
  stocked_quantity: stocked,
  reserved_quantity: reserved,
  stock_locations: [{ name, sales_channels: [{ id: "sc_1" }] }],
});
const item = (required: number, ...levels: ReturnType<typeof level>[]) => ({
  required_quantity: required,
  inventory: { location_levels: levels },
});

describe("toStock", () => {
  it("counts what is stocked and not reserved, and says when more comes [3.16]", () => {
    expect(toStock([item(1, level("Helsingborg", 10, 3))], true, "2026-04-01")).toEqual({
      totalAvailable: 7,
      ETA: "2026-04-01",
      items: [{ location: "Helsingborg", available: 7 }],
    });
  });

  it("has nothing when more is reserved than stocked, as after a backorder", () => {
    expect(toStock([item(1, level("Helsingborg", 2, 5))], true, null).totalAvailable).toBe(0);
  });

  it("offers what one place can send, for an order line is taken from one place", () => {
    const stock = toStock([item(1, level("Helsingborg", 3, 0), level("Lund", 4, 0))], true, null);
    expect(stock.totalAvailable).toBe(4);
    expect(stock.items).toHaveLength(2);
  });

  it("has as many sets as the scarcest part allows", () => {
    const parts = [item(2, level("Lund", 9, 0)), item(1, level("Lund", 7, 1))];
    expect(toStock(parts, true, null).totalAvailable).toBe(4);
  });

  it("has no set where a part is missing", () => {
    const parts = [item(1, level("Lund", 9, 0)), item(1, level("Helsingborg", 9, 0))];
    expect(toStock(parts, true, null).totalAvailable).toBe(0);
  });

  it("does not count a place that no sales channel sells from", () => {
    const closed = { ...level("Lager 2", 9, 0), stock_locations: [{ name: "Lager 2", sales_channels: [] }] };
    expect(toStock([item(1, level("Lund", 2, 0), closed)], true, null)).toMatchObject({
      totalAvailable: 2,
      items: [{ location: "Lund", available: 2 }],
    });
  });

  it("never runs out of a variant without managed stock [9.19]", () => {
    expect(toStock([], false, null).totalAvailable).toBe(999);
  });

  it("has nothing of a variant that lies nowhere", () => {
    expect(toStock([], true, null)).toEqual({ totalAvailable: 0, ETA: null, items: [] });
  });
});
