import { expect, it } from "vitest";
import { isIntraCommunitySupply } from "./is-intra-community-supply.ts";

const goods = { giftCard: null };
const giftCard = { giftCard: {} };

it.each([
  ["goods for which the buyer accounts for the VAT", true, [goods, giftCard], true],
  ["goods with VAT", false, [goods], false],
  ["gift cards alone", true, [giftCard], false],
])("isIntraCommunitySupply returns for %s: %#", (_, reverseCharge, lines, expected) => {
  expect(isIntraCommunitySupply({ reverseCharge, lines })).toBe(expected);
});
