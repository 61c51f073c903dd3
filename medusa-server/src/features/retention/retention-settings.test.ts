import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { daysBefore, resolveOrderCutoff, takeBackDays, withdrawalDays } from "./retention-settings.ts";

describe("retention periods", () => {
  it("keep an order for whole calendar years after the year in which it was placed; a year ends at midnight in Sweden", () => {
    const cutoff = resolveOrderCutoff(new Date("2026-11-23T03:00:00.000Z"), 7);
    assert.equal(cutoff.toISOString(), "2018-12-31T23:00:00.000Z");
    const isKept = (placed: string) => new Date(placed) >= cutoff;
    assert.equal(isKept("2018-12-31T22:59:59.999Z"), false);
    assert.equal(isKept("2018-12-31T23:00:00.000Z"), true);
  });

  it("end for a year's orders at the first moment of the year after the last one in Sweden", () => {
    const before = resolveOrderCutoff(new Date("2026-12-31T22:59:59.999Z"), 7);
    const after = resolveOrderCutoff(new Date("2026-12-31T23:00:00.000Z"), 7);
    assert.equal(before.toISOString(), "2018-12-31T23:00:00.000Z");
    assert.equal(after.toISOString(), "2019-12-31T23:00:00.000Z");
  });

  it("keep the customer of a take-back and of a withdrawal for three years, with or without a leap day", () => {
    for (const days of [takeBackDays, withdrawalDays]) {
      assert.ok(
        daysBefore(new Date("2027-11-25T10:00:00.000Z"), days) <= new Date("2024-11-25T10:00:00.000Z"),
      );
      assert.ok(
        daysBefore(new Date("2026-11-25T10:00:00.000Z"), days) <= new Date("2023-11-25T10:00:00.000Z"),
      );
    }
  });

  it("count days back from the given instant", () => {
    assert.equal(
      daysBefore(new Date("2026-03-15T10:00:00.000Z"), 14).toISOString(),
      "2026-03-01T10:00:00.000Z",
    );
  });
});
