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

describe("resolveFreeShippingGap [9.37]", () => {
  it("subtracts the charged sum of the goods from the threshold of the chosen shipping option", () => {
    expect(gap(30_000, 49_900)).toBe(19_900);
  });
  it("returns 0 when shipping is free already, has no threshold, or is not chosen", () => {
    expect(gap(50_000, 49_900, 0)).toBe(0);
    expect(gap(30_000, null)).toBe(0);
    expect(gap(30_000, 49_900, 4900, null)).toBe(0);
  });
});
