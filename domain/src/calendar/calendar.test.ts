import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateEasterSunday } from "./calculate-easter-sunday.ts";
import { isSharedWorkingDay, isSwedishWorkingDay } from "./is-working-day.ts";
import { toUtcDayEnd } from "./to-utc-day-end.ts";

const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const days = moments.map((moment) => moment.toISOString().slice(0, 10));

/** The weekdays of a year that a rule counts as days off. */
function listHolidays(year: number, isWorkingDay: (day: string) => boolean): string[] {
  const all = Array.from({ length: 366 }, (_, place) => new Date(Date.UTC(year, 0, place + 1)));
  return all
    .filter((day) => day.getUTCFullYear() === year && day.getUTCDay() !== 0 && day.getUTCDay() !== 6)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !isWorkingDay(day));
}

describe("calculateEasterSunday", () => {
  it.each([
    "1818-03-22",
    "2000-04-23",
    "2008-03-23",
    "2011-04-24",
    "2019-04-21",
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2029-04-01",
    "2030-04-21",
    "2038-04-25",
    "2049-04-18",
    "2076-04-19",
  ])("returns the known date of %s", (easter) => {
    expect(calculateEasterSunday(Number(easter.slice(0, 4)))).toBe(easter);
  });

  it("returns a Sunday from 22 March to 25 April", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
        const easter = calculateEasterSunday(year);
        expect(new Date(easter).getUTCDay()).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

describe("isSwedishWorkingDay", () => {
  it.each<[year: number, holidays: string[]]>([
    [2026, ["01-01", "01-06", "04-03", "04-06", "05-01", "05-14", "06-19", "12-24", "12-25", "12-31"]],
    // The missing holidays fall on a weekend.
    [2027, ["01-01", "01-06", "03-26", "03-29", "05-06", "06-25", "12-24", "12-31"]],
    [2028, ["01-06", "04-14", "04-17", "05-01", "05-25", "06-06", "06-23", "12-25", "12-26"]],
  ])("excludes the holidays of %i and the eves that are days off in Sweden: %j [9.36]", (year, holidays) => {
    expect(listHolidays(year, isSwedishWorkingDay)).toEqual(holidays.map((day) => `${year}-${day}`));
  });

  it("excludes Saturdays and Sundays, and includes one day of any six in a row", () => {
    const dayMs = 86_400_000;
    fc.assert(
      fc.property(days, (day) => {
        const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
        expect(isWeekend && isSwedishWorkingDay(day)).toBe(false);
        const next = Array.from({ length: 6 }, (_, place) => new Date(Date.parse(day) + place * dayMs));
        expect(next.some((each) => isSwedishWorkingDay(each.toISOString().slice(0, 10)))).toBe(true);
      }),
    );
  });
});

describe("isSharedWorkingDay", () => {
  it.each<[year: number, holidays: string[]]>([
    [2026, ["01-01", "04-03", "04-06", "05-01", "05-14", "05-25", "12-25"]],
    [2027, ["01-01", "03-26", "03-29", "05-06", "05-17"]],
    [2028, ["04-14", "04-17", "05-01", "05-25", "06-05", "12-25", "12-26"]],
  ])("excludes the holidays of %i that most of the shop's countries share: %j", (year, holidays) => {
    expect(listHolidays(year, isSharedWorkingDay)).toEqual(holidays.map((day) => `${year}-${day}`));
  });
});

describe("toUtcDayEnd", () => {
  it.each(["2026-11-21T00:00:00.000Z", "2026-11-21T10:00:00.000Z", "2026-11-21T23:59:59.999Z"])(
    "returns for %s the last millisecond of its UTC day",
    (moment) => {
      expect(toUtcDayEnd(new Date(moment)).toISOString()).toBe("2026-11-21T23:59:59.999Z");
    },
  );

  it("returns a later moment of the same printed day and leaves its argument unchanged", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const before = moment.getTime();
        const end = toUtcDayEnd(moment);
        expect(moment.getTime()).toBe(before);
        expect(end.getTime()).toBeGreaterThanOrEqual(before);
        expect(end.toISOString().slice(0, 10)).toBe(moment.toISOString().slice(0, 10));
      }),
    );
  });
});
