import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTakeBackProblems, type TakeBackParcel, takeBackProblems } from "./find-take-back-problems.ts";

const parcel: TakeBackParcel = {
  spools: 8,
  scrapGrams: 0,
  isOwnPlaOnly: true,
  weightGrams: 20_000,
  lengthMm: 400,
  widthMm: 300,
  heightMm: 300,
};
type Facts = Parameters<typeof findTakeBackProblems>[0];
const facts: Facts = {
  order: { placedAt: new Date("2026-11-01T12:00:00Z"), hasShippedGoods: true },
  lastRequestedAt: null,
  parcel,
  isAgreed: true,
  now: new Date("2026-11-24T15:30:00Z"),
};
const find = (changes: Partial<Facts> = {}) => findTakeBackProblems({ ...facts, ...changes });
const findOf = (changes: Partial<TakeBackParcel>) => find({ parcel: { ...parcel, ...changes } });

describe("findTakeBackProblems", () => {
  it("accepts a request that lies exactly at the limit of every rule [5.12] [9.35]", () => {
    expect(find()).toEqual([]);
  });

  it("refuses a request without an order of that number and address [3.45]", () => {
    expect(find({ order: null })).toEqual(["orderNotFound"]);
  });

  it("refuses an order without shipped goods [3.45] [5.22]", () => {
    expect(find({ order: { placedAt: facts.now, hasShippedGoods: false } })).toEqual(["orderNotShipped"]);
  });

  it.each([
    ["2026-11-24T15:30:00Z", "2025-11-24T00:00:00.000Z", "2025-11-23T23:59:59.999Z"],
    ["2026-11-24T00:00:00Z", "2025-11-24T00:00:00.000Z", "2025-11-23T23:59:59.999Z"],
    ["2026-11-24T23:59:59.999Z", "2025-11-24T00:00:00.000Z", "2025-11-23T23:59:59.999Z"],
    ["2027-01-01T08:00:00Z", "2026-01-01T00:00:00.000Z", "2025-12-31T23:59:59.999Z"],
    // The year before has no 29 February.
    ["2028-02-29T08:00:00Z", "2027-02-28T00:00:00.000Z", "2027-02-27T23:59:59.999Z"],
    ["2029-02-28T08:00:00Z", "2028-02-28T00:00:00.000Z", "2028-02-27T23:59:59.999Z"],
    ["2029-03-01T08:00:00Z", "2028-03-01T00:00:00.000Z", "2028-02-29T23:59:59.999Z"],
  ])("at %s accepts an order of %s and refuses one of %s: 12 months [5.13]", (at, placed, tooEarly) => {
    const now = new Date(at);
    expect(find({ now, order: { placedAt: new Date(placed), hasShippedGoods: true } })).toEqual([]);
    expect(find({ now, order: { placedAt: new Date(tooEarly), hasShippedGoods: true } })).toEqual([
      "orderTooOld",
    ]);
  });

  it.each([
    ["2026-11-24T00:00:00Z", "2026-05-24T23:59:59.999Z", "2026-05-25T00:00:00.000Z"],
    ["2026-11-24T23:59:59.999Z", "2026-05-24T23:59:59.999Z", "2026-05-25T00:00:00.000Z"],
    ["2027-03-31T08:00:00Z", "2026-09-30T23:59:59.999Z", "2026-10-01T00:00:00.000Z"],
    ["2026-08-31T08:00:00Z", "2026-02-28T23:59:59.999Z", "2026-03-01T00:00:00.000Z"],
    ["2028-08-31T08:00:00Z", "2028-02-29T23:59:59.999Z", "2028-03-01T00:00:00.000Z"],
    ["2027-02-28T08:00:00Z", "2026-08-28T23:59:59.999Z", "2026-08-29T00:00:00.000Z"],
  ])(
    "at %s accepts a customer whose last request was made at %s and refuses one at %s: one in six months [5.14]",
    (at, last, tooLate) => {
      const now = new Date(at);
      const order = { placedAt: now, hasShippedGoods: true };
      expect(find({ now, order, lastRequestedAt: new Date(last) })).toEqual([]);
      expect(find({ now, order, lastRequestedAt: new Date(tooLate) })).toEqual(["tooSoon"]);
    },
  );

  it.each([
    [{ spools: 0 }, ["tooFewSpools"]],
    [{ spools: 7 }, ["tooFewSpools"]],
    [{ spools: 7, scrapGrams: 10_000 }, ["tooFewSpools"]],
    [{ spools: 8 }, []],
    [{ spools: 8, scrapGrams: 10_000 }, []],
    [{ isOwnPlaOnly: false }, ["notOwnPlaOnly"]],
  ] as const)("for %j returns %j: 8 spools, scrap besides, our own PLA only [5.15]", (changes, problems) => {
    expect(findOf(changes)).toEqual(problems);
  });

  it.each([
    [{ weightGrams: 20_000 }, []],
    [{ weightGrams: 20_001 }, ["parcelTooHeavy"]],
    [{ weightGrams: 20_100 }, ["parcelTooHeavy"]],
    [{ lengthMm: 1750, widthMm: 300, heightMm: 325 }, []],
    [{ lengthMm: 1751, widthMm: 300, heightMm: 324 }, ["parcelTooLong"]],
    [{ lengthMm: 1000, widthMm: 500, heightMm: 500 }, []],
    [{ lengthMm: 1001, widthMm: 500, heightMm: 500 }, ["parcelTooBig"]],
    [{ lengthMm: 1000, widthMm: 501, heightMm: 500 }, ["parcelTooBig"]],
    [
      { lengthMm: 1751, widthMm: 500, heightMm: 500, weightGrams: 20_001 },
      ["parcelTooHeavy", "parcelTooLong", "parcelTooBig"],
    ],
  ] as const)("for %j returns %j: 20 kg, 1.75 m, 3 m with the girth [5.17]", (changes, problems) => {
    expect(findOf(changes)).toEqual(problems);
  });

  it("takes the longest side as the length, in any order of the sides [5.17]", () => {
    const side = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(side, side, side, (a, b, c) => {
        const orders = [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const;
        const found = orders.map(([lengthMm, widthMm, heightMm]) => findOf({ lengthMm, widthMm, heightMm }));
        const longest = Math.max(a, b, c);
        const problems = [
          ...(longest > 1750 ? ["parcelTooLong"] : []),
          ...(longest + 2 * (a + b + c - longest) > 3000 ? ["parcelTooBig"] : []),
        ];
        for (const each of found) expect(each).toEqual(problems);
      }),
    );
  });

  it("refuses a request without consent to the fee of 1,000 SEK [5.20]", () => {
    expect(find({ isAgreed: false })).toEqual(["agreementMissing"]);
  });

  it("returns all problems at once, in a fixed order", () => {
    const worst = { ...parcel, spools: 7, isOwnPlaOnly: false, weightGrams: 20_001, lengthMm: 5000 };
    const wrong = { parcel: worst, isAgreed: false };
    const old = { order: { placedAt: new Date(0), hasShippedGoods: false }, lastRequestedAt: facts.now };
    expect(find({ ...wrong, ...old })).toEqual(takeBackProblems.filter((each) => each !== "orderNotFound"));
    expect(find({ ...wrong, order: null })).toEqual(
      takeBackProblems.filter(
        (each) => each !== "orderTooOld" && each !== "orderNotShipped" && each !== "tooSoon",
      ),
    );
  });
});
