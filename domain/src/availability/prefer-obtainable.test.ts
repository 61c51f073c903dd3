import { describe, expect, it } from "vitest";
import { preferObtainable } from "./prefer-obtainable.ts";

const variation = (totalAvailable: number, ETA: string | null, backOrder = true) => ({
  stock: { totalAvailable, ETA, items: [] },
  backOrder,
  discontinued: false,
  sale: null,
});
const here = variation(3, null);
const later = variation(0, "2026-12-09");
const gone = variation(0, null);
const product = { discontinued: false };
const prefer = (variations: ReturnType<typeof variation>[], noBackOrder = false) =>
  preferObtainable(product, variations, { noBackOrder });

describe("preferObtainable: the variations that a card may show [2.48]", () => {
  it("selects the variations in stock when there are any", () => {
    expect(prefer([gone, later, here])).toEqual([here]);
  });
  it("selects the variations that can be backordered when none is in stock", () => {
    expect(prefer([gone, later])).toEqual([later]);
  });
  it("selects all variations when none can be ordered", () => {
    expect(prefer([gone, gone])).toEqual([gone, gone]);
    expect(prefer([gone, later], true)).toEqual([gone, later]);
  });
});
