import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HoldWish, isHoldAllowed } from "./is-hold-allowed.ts";

const limits = { uncappedPieces: 3, clientShare: 0.5, totalShare: 0.8 };
const wish = (changes: Partial<HoldWish>): HoldWish => ({
  wanted: 1,
  available: 20,
  heldByClient: 0,
  heldByAll: 0,
  hasAbandonedMany: false,
  ...changes,
});

describe("isHoldAllowed", () => {
  it.each<[string, boolean, Partial<HoldWish>]>([
    ["lets the only checkout hold the whole stock", true, { wanted: 20 }],
    [
      "lets one client's checkouts hold half of the stock together",
      true,
      { wanted: 6, heldByClient: 4, heldByAll: 4, available: 16 },
    ],
    [
      "refuses one client's checkouts more than half of the stock together",
      false,
      { wanted: 7, heldByClient: 4, heldByAll: 4, available: 16 },
    ],
    ["lets a client hold all of a stock of three pieces", true, { wanted: 3, available: 3 }],
    [
      "lets a client hold the last three pieces when other clients hold the rest",
      true,
      { wanted: 3, available: 3, heldByAll: 97 },
    ],
    [
      "refuses four pieces when other clients hold four fifths of the stock",
      false,
      { wanted: 4, available: 20, heldByAll: 80 },
    ],
    [
      "lets a second client hold pieces until both hold four fifths of the stock",
      true,
      { wanted: 8, available: 12, heldByAll: 8 },
    ],
    [
      "refuses more than half of the stock to a client that has abandoned many holds",
      false,
      { wanted: 11, hasAbandonedMany: true },
    ],
    [
      "lets a client that has abandoned many holds hold half of the stock",
      true,
      { wanted: 10, hasAbandonedMany: true },
    ],
  ])("%s", (_rule, isAllowed, changes) => {
    expect(isHoldAllowed(wish(changes), limits)).toBe(isAllowed);
  });

  it("lets the only checkout hold any quantity in stock, whatever the limits", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(500),
        fc.nat(10),
        share,
        share,
        (wanted, more, uncappedPieces, clientShare, totalShare) => {
          const alone = wish({ wanted, available: wanted + more });
          expect(isHoldAllowed(alone, { uncappedPieces, clientShare, totalShare })).toBe(true);
        },
      ),
    );
  });
});
