import { describe, expect, it } from "vitest";
import {
  isWithdrawalInTime,
  resolveWithdrawalPeriod,
  type WithdrawalPeriod,
} from "./resolve-withdrawal-period.ts";

const placedAt = new Date("2026-11-19T08:00:00Z");
const guest = { isCompany: false, placedAt, deliveries: [], isAwaited: false };
const arrived = (...days: string[]) => days.map((day) => new Date(`${day}T08:00:00Z`));

describe("resolveWithdrawalPeriod (directive 2011/83/EU, article 9)", () => {
  it("ends 14 days after the last parcel, in any order of the parcels", () => {
    const last = { kind: "until", lastDay: "2026-12-08" };
    const deliveries = arrived("2026-11-24", "2026-11-20");
    expect(resolveWithdrawalPeriod({ ...guest, deliveries })).toEqual(last);
    expect(resolveWithdrawalPeriod({ ...guest, deliveries: deliveries.toReversed() })).toEqual(last);
  });

  it("stays open while a parcel has not arrived, however long ago the other parcels arrived", () => {
    const deliveries = arrived("2026-01-02");
    expect(resolveWithdrawalPeriod({ ...guest, isAwaited: true })).toEqual({ kind: "open" });
    expect(resolveWithdrawalPeriod({ ...guest, deliveries, isAwaited: true })).toEqual({ kind: "open" });
  });

  it("counts from the contract when nothing ships, as with gift cards", () => {
    expect(resolveWithdrawalPeriod(guest)).toEqual({ kind: "until", lastDay: "2026-12-03" });
    const inTheNight = { ...guest, placedAt: new Date("2026-11-19T23:30:00Z") };
    expect(resolveWithdrawalPeriod(inTheNight)).toEqual({ kind: "until", lastDay: "2026-12-04" });
  });

  it("returns none for a company", () => {
    const deliveries = arrived("2026-11-24");
    expect(resolveWithdrawalPeriod({ ...guest, isCompany: true, deliveries })).toEqual({ kind: "none" });
    expect(resolveWithdrawalPeriod({ ...guest, isCompany: true, isAwaited: true })).toEqual({ kind: "none" });
  });
});

const until: WithdrawalPeriod = { kind: "until", lastDay: "2026-12-08" };

it.each<[WithdrawalPeriod, string, boolean]>([
  [until, "2026-11-19T08:00:00Z", true],
  [until, "2026-12-08T23:59:59Z", true],
  [until, "2026-12-09T00:00:00Z", false],
  [{ kind: "open" }, "2036-01-01T00:00:00Z", true],
  [{ kind: "none" }, "2026-11-19T08:00:00Z", false],
])(
  "isWithdrawalInTime returns for the period %j and a statement sent at %s: %s",
  (period, sentAt, expected) => {
    expect(isWithdrawalInTime(period, new Date(sentAt))).toBe(expected);
  },
);
