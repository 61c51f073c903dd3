import { describe, expect, it } from "vitest";
import { isSameCart } from "./stored-checkout.ts";

const black = { id: "v1", quantity: 1 };
const white = { id: "v2", quantity: 2 };

describe("isSameCart", () => {
  it("treats the same lines in another order as the same cart", () => {
    expect(isSameCart([black, white], [white, black])).toBe(true);
  });
  it("distinguishes another quantity and another line", () => {
    expect(isSameCart([black], [{ ...black, quantity: 2 }])).toBe(false);
    expect(isSameCart([black], [black, white])).toBe(false);
    expect(isSameCart([black], [])).toBe(false);
  });
});
