import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorFamilies, resolveColorFamily } from "./resolve-color-family.ts";

const byte = fc.integer({ min: 0, max: 255 });
const toHex = (...parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

describe("resolveColorFamily", () => {
  it.each([
    ["#1c1f23", "black"],
    ["#23232c", "black"],
    ["#35383c", "grey"],
    ["#59616b", "grey"],
    ["#b9bec4", "grey"],
    ["#ece9e2", "white"],
    ["#f4f4f1", "white"],
    ["#e9e3d2", "natural"],
    ["#d3bf9b", "natural"],
    ["#c8202f", "red"],
    ["#8e1f2f", "red"],
    ["#7f2d23", "red"],
    ["#ef6a1f", "orange"],
    ["#f2a23a", "orange"],
    ["#f4cb1c", "yellow"],
    ["#c99a2e", "yellow"],
    ["#b5563b", "brown"],
    ["#6b4030", "brown"],
    ["#6f4e37", "brown"],
    ["#5f6f3f", "green"],
    ["#20503d", "green"],
    ["#a6d9c0", "green"],
    ["#159a9c", "blue"],
    ["#2c5d8f", "blue"],
    ["#1b2a4a", "blue"],
    ["#9fd0e8", "blue"],
    ["#a99bcb", "purple"],
    ["#6a3d84", "purple"],
    ["#e88aa6", "pink"],
    ["#ffb3b3", "pink"],
    ["#cf3a5e", "pink"],
    ["#5a1035", "purple"],
  ])("puts %s into the family %s [3.10]", (hex, family) => {
    expect(resolveColorFamily(hex)).toBe(family);
    expect(resolveColorFamily(hex.toUpperCase(), "matte")).toBe(family);
  });

  it("puts multi-color spools into multi and clear ones into natural", () => {
    expect(resolveColorFamily("#3fb68b", "gradient")).toBe("multi");
    expect(resolveColorFamily("#dfe9ee", "translucent")).toBe("natural");
    expect(resolveColorFamily("#dfe9ee", "solid")).toBe("white");
    expect(resolveColorFamily("#3f8f63", "translucent")).toBe("green");
  });

  it.each(["", "red", "#fff", "#12345g", "123456"])("finds no family for %j", (hex) => {
    expect(resolveColorFamily(hex)).toBeNull();
  });

  it("finds a family for every color, and black, grey or white for a color without hue", () => {
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        expect(colorFamilies).toContain(resolveColorFamily(toHex(red, green, blue)));
      }),
    );
    fc.assert(
      fc.property(byte, (part) => {
        expect(["black", "grey", "white"]).toContain(resolveColorFamily(toHex(part, part, part)));
      }),
    );
  });
});
