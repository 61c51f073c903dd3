import { describe, expect, it } from "vitest";
import { parseStoredCart } from "./stored-cart.ts";

const line = { id: "v1", sku: "KPLA-BLACK", quantity: 2 };

describe("the stored cart [4.14]", () => {
  it("is read as it was written", () => {
    expect(parseStoredCart(JSON.stringify([line]))).toEqual([line]);
  });
  it.each([null, "", "{", "null", "7", '"cart"', "{}"])("is empty when it holds %j", (text) => {
    expect(parseStoredCart(text)).toEqual([]);
  });
  it("leaves out invalid lines", () => {
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
  it("drops unknown fields of a line", () => {
    expect(parseStoredCart(JSON.stringify([{ ...line, price: 1, extra: "x" }]))).toEqual([line]);
  });
});
