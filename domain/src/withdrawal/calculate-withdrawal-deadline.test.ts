import { expect, it } from "vitest";
import { calculateWithdrawalDeadline } from "./calculate-withdrawal-deadline.ts";

it.each([
  ["2026-11-24T00:00:00Z", "2026-12-08", "a Tuesday"],
  ["2026-11-24T22:59:59Z", "2026-12-08", "a Tuesday, whatever the hour"],
  ["2026-11-24T23:00:00Z", "2026-12-09", "a Wednesday: it is the next day in Sweden"],
  ["2026-06-15T22:00:00Z", "2026-06-30", "a Tuesday: it is the next day in Sweden, at summer time"],
  ["2026-11-20T08:00:00Z", "2026-12-04", "a Friday"],
  ["2026-11-21T08:00:00Z", "2026-12-07", "the Monday after a Saturday"],
  ["2026-11-22T08:00:00Z", "2026-12-07", "the Monday after a Sunday"],
  ["2026-12-11T08:00:00Z", "2026-12-28", "the Monday after Christmas and a Sunday"],
  ["2026-12-18T08:00:00Z", "2027-01-04", "the Monday after New Year's Day and a weekend"],
  ["2026-03-20T08:00:00Z", "2026-04-07", "the Tuesday after Good Friday and Easter"],
  ["2026-03-23T08:00:00Z", "2026-04-07", "the Tuesday after Easter Monday"],
  ["2026-04-17T08:00:00Z", "2026-05-04", "the Monday after 1 May and a weekend"],
  ["2026-04-30T08:00:00Z", "2026-05-15", "the Friday after Ascension Day"],
  ["2026-05-11T08:00:00Z", "2026-05-26", "the Tuesday after Whit Monday"],
  ["2026-12-10T08:00:00Z", "2026-12-24", "a day that only single countries have off"],
  ["2028-02-15T08:00:00Z", "2028-02-29", "the day that a leap year adds"],
])("for goods that arrived at %s, returns %s, %s [9.36]", (from, deadline) => {
  expect(calculateWithdrawalDeadline(new Date(from))).toBe(deadline);
});
