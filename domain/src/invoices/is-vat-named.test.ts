import { expect, it } from "vitest";
import { isVatNamed } from "./is-vat-named.ts";

const goods = { giftCard: null };
const giftCard = { giftCard: {} };

it.each([
  ["a receipt with VAT", { company: false, vat: 4980, lines: [goods] }, true],
  ["a receipt without VAT, such as of an export", { company: false, vat: 0, lines: [goods] }, false],
  ["a receipt of a gift card", { company: false, vat: 0, lines: [giftCard] }, false],
  [
    "a receipt of goods with VAT and a gift card",
    { company: false, vat: 4980, lines: [goods, giftCard] },
    true,
  ],
  ["a company's invoice with VAT", { company: true, vat: 4980, lines: [goods] }, true],
  ["a company's invoice of goods that are exempt", { company: true, vat: 0, lines: [goods, giftCard] }, true],
  ["a company's invoice of a gift card", { company: true, vat: 0, lines: [giftCard] }, false],
])("resolves whether %s names VAT [3.50] [9.12]", (_, order, expected) => {
  expect(isVatNamed(order)).toBe(expected);
});
