import { describe, expect, it } from "vitest";
import { parseStoredCart } from "./stored-cart.ts";

const line = { id: "v1", sku: "KPLA-BLACK", quantity: 2 };

describe("parseStoredCart [4.14]", () => {
  it("reads lines as they were stored", () => {
    expect(parseStoredCart(JSON.stringify([line]))).toEqual([line]);
  });
  it.each([null, "", "{", "null", "7", '"cart"', "{}"])("returns no lines for %j", (text) => {
    expect(parseStoredCart(text)).toEqual([]);
  });
  it("skips invalid lines", () => {
    const damaged = [
      null,
      1,
      {},
      { ...line, quantity: 0 },
      { ...line, quantity: 1.5 },
      { ...line, id: "" },
      { id: "v2" },
    ];
    expect(parseStoredCart(JSON.stringify([...damaged, line]))).toEqual([line]);
  });
  it("drops a line's unknown fields", () => {
    expect(parseStoredCart(JSON.stringify([{ ...line, price: 1, extra: "x" }]))).toEqual([line]);
  });
});
