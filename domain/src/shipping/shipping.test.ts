import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSwedishWorkingDay } from "../calendar/is-working-day.ts";
import { calculateShippingNet } from "./calculate-shipping-net.ts";
import { estimateShipDate } from "./estimate-ship-date.ts";
import { selectShippingOptions } from "./select-shipping-options.ts";

describe("calculateShippingNet", () => {
  it.each([
    [49_899, 4_720],
    [49_900, 0],
    [60_000, 0],
  ])("for goods of %d minor units, charges shipping of %d [9.37]", (goodsTotalMinor, expected) => {
    expect(calculateShippingNet({ priceNetMinor: 4_720, freeAboveMinor: 49_900, goodsTotalMinor })).toBe(
      expected,
    );
  });

  it("charges shipping for any goods total when the option has no threshold", () => {
    expect(calculateShippingNet({ priceNetMinor: 100, freeAboveMinor: null, goodsTotalMinor: 9e9 })).toBe(
      100,
    );
  });
});

describe("estimateShipDate", () => {
  it.each([
    ["2026-11-16T09:00:00Z", null, "2026-11-17"],
    ["2026-11-20T09:00:00Z", null, "2026-11-23"],
    ["2026-11-21T09:00:00Z", null, "2026-11-23"],
    ["2026-11-16T09:00:00Z", "2026-12-24", "2026-12-28"],
    ["2026-11-16T09:00:00Z", "2026-11-01", "2026-11-17"],
    ["2026-11-16T09:00:00Z", "2026-11-27", "2026-11-30"],
    ["2026-12-23T09:00:00Z", null, "2026-12-28"],
    ["2026-12-30T09:00:00Z", null, "2027-01-04"],
    ["2026-12-31T09:00:00Z", null, "2027-01-04"],
    ["2027-01-05T09:00:00Z", null, "2027-01-07"],
    ["2026-04-02T09:00:00Z", null, "2026-04-07"],
    ["2026-05-13T09:00:00Z", null, "2026-05-15"],
    ["2026-06-18T09:00:00Z", null, "2026-06-22"],
    ["2030-06-05T09:00:00Z", null, "2030-06-07"],
  ])(
    "ships an order of %s, whose last restock is on %s, on %s [9.36] [4.30]",
    (orderedAt, latestDelivery, expected) => {
      expect(estimateShipDate({ orderedAt, latestDelivery })).toBe(expected);
    },
  );

  it("counts from the date in Sweden, where the warehouse is [9.36]", () => {
    expect(estimateShipDate({ orderedAt: "2026-11-16T22:59:59Z", latestDelivery: null })).toBe("2026-11-17");
    expect(estimateShipDate({ orderedAt: "2026-11-16T23:00:00Z", latestDelivery: null })).toBe("2026-11-18");
    expect(estimateShipDate({ orderedAt: "2026-06-15T22:00:00Z", latestDelivery: null })).toBe("2026-06-17");
  });

  it("throws for an invalid time", () => {
    expect(() => estimateShipDate({ orderedAt: "soon", latestDelivery: null })).toThrow(RangeError);
  });

  it("returns a Swedish working day after the order", () => {
    const days = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const shipped = estimateShipDate({ orderedAt: day.toISOString(), latestDelivery: null });
        expect(shipped > day.toISOString().slice(0, 10)).toBe(true);
        expect(isSwedishWorkingDay(shipped)).toBe(true);
      }),
    );
  });
});

const offer = (id: number, carrier: string, countries: string[], maxParcelGrams: number | null = null) => ({
  id,
  carrier,
  countries,
  maxParcelGrams,
});

describe("selectShippingOptions", () => {
  it("returns the site's carriers that reach the country, in the site's order [9.6]", () => {
    const options = [
      offer(1, "ups", ["SE", "DE"]),
      offer(2, "postnord", ["SE"]),
      offer(3, "dhl-express", ["SE"]),
    ];
    const select = (siteCarriers: string[], country: string) =>
      selectShippingOptions(options, { siteCarriers, country, pieceGrams: [] }).map(({ id }) => id);
    expect(select(["postnord", "ups"], "SE")).toEqual([2, 1]);
    expect(select(["postnord", "ups"], "DE")).toEqual([1]);
    expect(select(["postnord"], "DE")).toEqual([]);
  });

  const services = [
    offer(1, "ups", ["SE"], 20_000),
    offer(2, "ups", ["SE"], 70_000),
    offer(3, "ups", ["SE"]),
  ];
  const selectFor = (pieceGrams: number[]) =>
    selectShippingOptions(services, { siteCarriers: ["ups"], country: "SE", pieceGrams }).map(({ id }) => id);

  it.each([
    [[], [1, 2, 3]],
    [
      [965, 330],
      [1, 2, 3],
    ],
    [[20_000], [1, 2, 3]],
    [[20_001], [2, 3]],
    [
      [965, 29_500],
      [2, 3],
    ],
    [[70_001, 965], [3]],
  ])(
    "for pieces of %j g offers the services that accept the heaviest piece: %j [3.51]",
    (pieces, offered) => {
      expect(selectFor(pieces)).toEqual(offered);
    },
  );

  it("never offers more options after a piece is added, and the same for twice the pieces [3.51]", () => {
    const grams = fc.nat(100_000);
    fc.assert(
      fc.property(fc.array(grams), grams, (pieces, more) => {
        const before = selectFor(pieces);
        expect(before).toEqual(expect.arrayContaining(selectFor([...pieces, more])));
        expect(selectFor([...pieces, ...pieces])).toEqual(before);
      }),
    );
  });
});
