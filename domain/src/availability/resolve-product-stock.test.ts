import { expect, it } from "vitest";
import { resolveProductStock } from "./resolve-product-stock.ts";

const none = { totalAvailable: 0, ETA: null, items: [] };
const out = { stock: none, backOrder: false, discontinued: false, sale: null };
const coming = { ...out, backOrder: true, stock: { ...none, ETA: "2027-01-10" } };
const inStock = { ...out, stock: { ...none, totalAvailable: 3 } };

it.each([
  ["inStock", false, [out, inStock, coming]],
  ["backOrder", false, [out, coming]],
  ["out", false, [out, { ...coming, backOrder: false }]],
  ["out", false, [{ ...out, backOrder: true }]],
  ["out", true, [coming]],
  ["out", false, []],
] as const)(
  "resolves a product as %s, discontinued: %s, with the variations %j [3.48] [4.25]",
  (expected, discontinued, variations) => {
    expect(resolveProductStock({ discontinued }, variations)).toBe(expected);
  },
);
