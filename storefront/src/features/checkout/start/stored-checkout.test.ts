import { describe, expect, it } from "vitest";
import { isSameCart } from "./stored-checkout.ts";

const black = { id: "v1", quantity: 1 };
const white = { id: "v2", quantity: 2 };

describe("isSameCart", () => {
  it("is true of the same lines in another order", () => {
    expect(isSameCart([black, white], [white, black])).toBe(true);
  });
  it("is false with another quantity and with another line", () => {
    expect(isSameCart([black], [{ ...black, quantity: 2 }])).toBe(false);
    expect(isSameCart([black], [black, white])).toBe(false);
    expect(isSameCart([black], [])).toBe(false);
  });
});
