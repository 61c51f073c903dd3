import type { Checkout } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { resolveFreeShippingGap } from "./resolve-free-shipping-gap.ts";

function gap(
  goodsTotal: number,
  freeAbove: number | null,
  shippingTotal = 4900,
  chosen: string | null = "a",
) {
  return resolveFreeShippingGap({
    lines: [{ total: goodsTotal }],
    shippingOptions: [{ id: "a", freeAbove, amount: { total: shippingTotal } }],
    shippingOptionId: chosen,
  } as unknown as Checkout);
}

describe("what is left to free shipping [9.37]", () => {
  it("is the threshold of the chosen shipping less the goods as charged", () => {
    expect(gap(30_000, 49_900)).toBe(19_900);
  });
  it("is nothing when it is free already, never is, or nothing is chosen", () => {
    expect(gap(50_000, 49_900, 0)).toBe(0);
    expect(gap(30_000, null)).toBe(0);
    expect(gap(30_000, 49_900, 4900, null)).toBe(0);
  });
});
