import { expect, it } from "vitest";
import { isIntraCommunitySupply } from "./is-intra-community-supply.ts";

const goods = { giftCard: null };
const giftCard = { giftCard: {} };

it.each([
  ["true for goods for which the buyer accounts for the VAT", true, [goods, giftCard], true],
  ["false for goods with VAT", false, [goods], false],
  ["false for gift cards alone", true, [giftCard], false],
])("isIntraCommunitySupply returns %s", (_, reverseCharge, lines, expected) => {
  expect(isIntraCommunitySupply({ reverseCharge, lines })).toBe(expected);
});
