import { describe, expect, it } from "vitest";
import { resolveScroll } from "./resolve-scroll.ts";

describe("resolveScroll [2.56]", () => {
  it.each([
    ["/product/karna-pla", "/shop", true, "restore"],
    ["/product/karna-pla", "/shop/filaments/pla", true, "restore"],
    ["/knowledge/articles/drying", "/knowledge/browse", true, "restore"],
    ["/", "/shop", false, "top"],
    ["/shop", "/shopping", true, "top"],
    ["/shop", "/product/karna-pla/black", false, "top"],
    ["/cart", "/", true, "top"],
    ["/product/karna-pla/black", "/product/karna-pla/red", false, "keep"],
    ["/product/karna-pla/red", "/product/karna-pla", true, "keep"],
    ["/product/karna-pla", "/product/kust-petg", false, "top"],
  ] as const)("resolves a navigation from %s to %s, returning %s, to %s", (from, to, isReturn, expected) => {
    expect(resolveScroll({ from, to, isReturn })).toBe(expected);
  });
});
