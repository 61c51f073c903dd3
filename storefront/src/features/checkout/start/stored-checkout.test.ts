import { describe, expect, it } from "vitest";
import { toCheckoutMark } from "./stored-checkout.ts";

const black = { id: "v1", sku: "A", quantity: 1 };
const white = { id: "v2", sku: "B", quantity: 2 };

describe("continuing a checkout", () => {
  it("is possible with the same cart, in whatever order its lines are", () => {
    expect(toCheckoutMark([black, white], "SEK")).toBe(toCheckoutMark([white, black], "SEK"));
  });
  it("is not possible with another quantity, line or currency", () => {
    const mark = toCheckoutMark([black], "SEK");
    expect(toCheckoutMark([{ ...black, quantity: 2 }], "SEK")).not.toBe(mark);
    expect(toCheckoutMark([black, white], "SEK")).not.toBe(mark);
    expect(toCheckoutMark([black], "EUR")).not.toBe(mark);
  });
});
