import { describe, expect, it } from "vitest";
import { hasShippedGoods } from "./has-shipped-goods.ts";

const goods = { shipped: 0, returned: 0, isGiftCard: false };

describe("hasShippedGoods [3.45] [5.22]", () => {
  it.each([
    ["nothing is shipped yet", [goods, goods], false],
    ["one of its parcels is shipped", [goods, { ...goods, shipped: 1 }], true],
    ["some of what was shipped came back", [{ ...goods, shipped: 3, returned: 2 }], true],
    ["all that was shipped came back", [{ ...goods, shipped: 3, returned: 3 }, goods], false],
    ["a gift card was mailed", [{ ...goods, shipped: 1, isGiftCard: true }, goods], false],
    ["it has no lines left", [], false],
  ])("decides whether the customer got goods when %s: %j", (_, lines, proves) => {
    expect(hasShippedGoods(lines)).toBe(proves);
  });
});
