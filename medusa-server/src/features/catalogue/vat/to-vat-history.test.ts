import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type StoredRate, toVatHistory } from "./to-vat-history.ts";

const today = "2026-12-01";
const store = (changes: Partial<StoredRate>): StoredRate => ({
  id: "planned",
  country: "FI",
  rate: 25.5,
  starts_on: today,
  applied_at: null,
  created_at: new Date("2026-11-20T12:00:00.000Z"),
  ...changes,
});
const mistake = store({ id: "mistake", rate: 52.5, created_at: new Date("2026-12-01T08:05:00.000Z") });
const correction = store({ id: "correction", created_at: new Date("2026-12-01T08:09:59.000Z") });

describe("toVatHistory", () => {
  it("reports each rate's start and end: from midnight, or from the minute of its entry on the day itself [9.12]", () => {
    const first = store({ id: "first", rate: 24, starts_on: "2026-11-25" });
    const history = toVatHistory([correction, first, mistake, store({})], today);
    assert.deepEqual(
      history.map(({ id, from, until }) => [id, from, until]),
      [
        ["correction", "2026-12-01 09:09", null],
        ["mistake", "2026-12-01 09:05", "2026-12-01 09:09"],
        ["planned", "2026-12-01", "2026-12-01 09:05"],
        ["first", "2026-11-25", "2026-12-01"],
      ],
    );
  });

  it("ends a rate with the next one of the same country", () => {
    const other = store({ id: "other", country: "HU", created_at: new Date("2026-12-01T08:07:00.000Z") });
    const history = toVatHistory([mistake, other, correction], today);
    assert.equal(history.find(({ id }) => id === "mistake")?.until, "2026-12-01 09:09");
    assert.equal(history.find(({ id }) => id === "other")?.until, null);
  });

  it("leaves out rates to come", () => {
    assert.deepEqual(toVatHistory([store({ starts_on: "2026-12-02" })], today), []);
  });

  it("counts days in Swedish time: an entry at 23:30 UTC belongs to the next day", () => {
    const late = store({ created_at: new Date("2026-11-30T23:30:00.000Z") });
    assert.deepEqual(
      toVatHistory([late], today).map(({ from }) => from),
      ["2026-12-01 00:30"],
    );
  });
});
