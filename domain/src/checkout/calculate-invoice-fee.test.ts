import { expect, it } from "vitest";
import { calculateInvoiceFee } from "./calculate-invoice-fee.ts";

const goods = { giftCard: null };
const giftCard = { giftCard: {} };

it.each([
  ["the fee for goods", [goods], { net: 2320, vat: 580, total: 2900 }],
  ["the fee for goods beside gift cards", [giftCard, goods], { net: 2320, vat: 580, total: 2900 }],
  ["no fee for gift cards alone", [giftCard, giftCard], { net: 0, vat: 0, total: 0 }],
])("calculateInvoiceFee returns %s [9.37]", (_, lines, fee) => {
  expect(calculateInvoiceFee({ feeMinor: 2320, vatRate: 25, lines })).toEqual(fee);
});
