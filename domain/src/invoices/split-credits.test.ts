import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCredits } from "./split-credits.ts";
import type { VatShare } from "./summarize-vat.ts";

const goods = { vatRate: 25, netMinor: 8000, vatMinor: 2000 };
const giftCard = { vatRate: 0, netMinor: 5000, vatMinor: 0 };
const toGross = (shares: readonly VatShare[]) =>
  shares.reduce((sum, { netMinor, vatMinor }) => sum + netMinor + vatMinor, 0);

describe("splitCredits", () => {
  it.each<[string, VatShare[], number[], VatShare[][]]>([
    ["all of one rate", [goods], [10_000], [[goods]]],
    [
      "a part of one rate, with its part of the VAT",
      [goods],
      [1000],
      [[{ vatRate: 25, netMinor: 800, vatMinor: 200 }]],
    ],
    [
      "a part of two rates in their proportion",
      [goods, giftCard],
      [1500],
      [
        [
          { vatRate: 25, netMinor: 800, vatMinor: 200 },
          { vatRate: 0, netMinor: 500, vatMinor: 0 },
        ],
      ],
    ],
    [
      "the rest of the document after an earlier credit note",
      [goods],
      [3333, 6667],
      [[{ vatRate: 25, netMinor: 2666, vatMinor: 667 }], [{ vatRate: 25, netMinor: 5334, vatMinor: 1333 }]],
    ],
    [
      "the remaining unit at the rate with the largest remainder",
      [goods, giftCard],
      [1],
      [[{ vatRate: 25, netMinor: 1, vatMinor: 0 }]],
    ],
    ["nothing without an amount", [goods], [], []],
  ])("credits %s", (_, shares, amounts, expected) => {
    expect(splitCredits(shares, amounts)).toEqual(expected);
  });

  it("throws when the amounts exceed the document", () => {
    expect(() => splitCredits([goods], [9000, 1001])).toThrow(RangeError);
  });

  const document = fc
    .uniqueArray(
      fc.record({
        vatRate: fc.constantFrom(25, 12, 6, 0),
        netMinor: fc.nat(1_000_000),
        vatMinor: fc.nat(250_000),
      }),
      { selector: ({ vatRate }) => vatRate, minLength: 1 },
    )
    .filter((shares) => toGross(shares) > 0);
  /** A document with amounts that add up to it. */
  const inParts = document.chain((shares) =>
    fc.array(fc.integer({ min: 1, max: toGross(shares) }), { maxLength: 8 }).map((cuts) => {
      const ends = [...new Set([...cuts, toGross(shares)])].toSorted((a, b) => a - b);
      return { shares, amounts: ends.map((end, place) => end - (ends[place - 1] ?? 0)) };
    }),
  );

  it("adds up to its amount, credits no negative amount and no more than each rate has left", () => {
    fc.assert(
      fc.property(inParts, ({ shares, amounts }) => {
        const credits = splitCredits(shares, amounts);
        expect(credits.map(toGross)).toEqual(amounts);
        for (const { netMinor, vatMinor } of credits.flat()) {
          expect(Math.min(netMinor, vatMinor)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("credits exactly the document's net amounts and VAT once all is credited, however it is split", () => {
    fc.assert(
      fc.property(inParts, ({ shares, amounts }) => {
        const credits = splitCredits(shares, amounts).flat();
        for (const { vatRate, netMinor, vatMinor } of shares) {
          const own = credits.filter((each) => each.vatRate === vatRate);
          expect([
            own.reduce((sum, each) => sum + each.netMinor, 0),
            own.reduce((sum, each) => sum + each.vatMinor, 0),
          ]).toEqual([netMinor, vatMinor]);
        }
      }),
    );
  });
});
