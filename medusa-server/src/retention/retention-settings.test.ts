import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { daysBefore, resolveOrderCutoff } from "./retention-settings.ts";

describe("how long data is kept", () => {
  it("keeps an order for whole calendar years after the year it was placed in", () => {
    const cutoff = resolveOrderCutoff(new Date("2026-11-23T03:00:00.000Z"), 7);
    assert.equal(cutoff.toISOString(), "2019-01-01T00:00:00.000Z");
    const isKept = (placed: string) => new Date(placed) >= cutoff;
    assert.equal(isKept("2018-12-31T23:59:59.999Z"), false);
    assert.equal(isKept("2019-01-01T00:00:00.000Z"), true);
  });

  it("counts days back from the given instant", () => {
    assert.equal(
      daysBefore(new Date("2026-03-15T10:00:00.000Z"), 14).toISOString(),
      "2026-03-01T10:00:00.000Z",
    );
  });
});
